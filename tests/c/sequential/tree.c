#include <stdio.h>
#include <stdlib.h>
struct tree { int key; struct tree *left, *right; };
static void insert(struct tree **at, int key) {
  while (*at)
    at = key < (*at)->key ? &(*at)->left : &(*at)->right;
  *at = calloc(1, sizeof **at);
  (*at)->key = key;
}
static int height(const struct tree *t) {
  if (!t) return 0;
  int l = height(t->left), r = height(t->right);
  return 1 + (l > r ? l : r);
}
static void walk(const struct tree *t) {
  if (!t) return;
  walk(t->left);
  printf("%d ", t->key);
  walk(t->right);
}
static void drop(struct tree *t) {
  if (!t) return;
  drop(t->left);
  drop(t->right);
  free(t);
}
int main(void) {
  struct tree *root = NULL;
  int keys[] = {50, 20, 70, 10, 30, 60, 80, 25};
  for (int i = 0; i < 8; i++)
    insert(&root, keys[i]);
  walk(root);
  printf("height %d\n", height(root));
  drop(root);
  return 0;
}
