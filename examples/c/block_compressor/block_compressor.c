/* A block compressor in the image of bzip2smp: the main thread cuts the input into blocks, workers
   compress them, and the main thread puts the results together in the order of the input. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 2, BLOCKS = 2, WORKERS = 2 };

static const char input[] = "aabc";

struct block {
  int number, length;
  char text[2 * BLOCK];
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct block *waiting[BLOCKS], *done[BLOCKS];
static int put, got, in_order;
static char output[2 * BLOCKS * BLOCK];

/* Each letter and how often it comes. */
static void compress(struct block *block) {
  char text[BLOCK], packed[2 * BLOCK];
  int end, length = 0;
  memcpy(text, block->text, BLOCK);
  for (int i = 0; i < BLOCK; i = end) {
    for (end = i + 1; end < BLOCK && text[end] == text[i]; end++)
      ;
    packed[length++] = text[i];
    packed[length++] = (char)('0' + end - i);
  }
  memcpy(block->text, packed, sizeof packed);
  block->length = length;
}

static void *work(void *unused) {
  for (;;) {
    pthread_mutex_lock(&mutex);
    while (got == put && put < BLOCKS)
      pthread_cond_wait(&changed, &mutex);
    struct block *block = got < put ? waiting[got++] : NULL;
    pthread_mutex_unlock(&mutex);
    if (!block)
      return unused;
    compress(block);
    pthread_mutex_lock(&mutex);
    /* A finished block belongs where its number says, not where there is room. */
    int place = block->number;
    if (!in_order)
      for (place = 0; done[place]; place++)
        ;
    done[place] = block;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
}

static void write_out(void) {
  for (int i = 0; i < BLOCKS; i++) {
    pthread_mutex_lock(&mutex);
    while (!done[i])
      pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    strncat(output, done[i]->text, (size_t)done[i]->length);
    free(done[i]);
  }
}

static void read_in(void) {
  for (int i = 0; i < BLOCKS; i++) {
    struct block *block = malloc(sizeof *block);
    block->number = i;
    memcpy(block->text, input + i * BLOCK, BLOCK);
    pthread_mutex_lock(&mutex);
    waiting[put++] = block;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
}

static void run(int keeps_order) {
  pthread_t workers[WORKERS];
  in_order = keeps_order;
  for (int i = 0; i < WORKERS; i++)
    pthread_create(&workers[i], NULL, work, NULL);
  read_in();
  write_out();
  for (int i = 0; i < WORKERS; i++)
    pthread_join(workers[i], NULL);
  assert(strcmp(output, "a2b1c1") == 0);
}

int main(void) {
  run(0);
  return 0;
}

void repaired(void) { run(1); }
