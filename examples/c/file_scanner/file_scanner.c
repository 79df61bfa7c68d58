/* A pool of workers scans "files" for a word, as pfscan does: names go through a queue, matches are
   counted, and the last worker to finish says so. */
#include <assert.h>
#include <pthread.h>
#include <string.h>

enum { FILES = 2, WORKERS = 2, ROOM = 1 };

static const char *const contents[FILES] = {"a needle", "hay"};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static const char *queue[ROOM];
static int queued, closed;
int matches, finished;

static void put(const char *name) {
  pthread_mutex_lock(&mutex);
  while (queued == ROOM)
    pthread_cond_wait(&not_full, &mutex);
  queue[queued++] = name;
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&mutex);
}

static const char *get(void) {
  const char *name = NULL;
  pthread_mutex_lock(&mutex);
  while (queued == 0 && !closed)
    pthread_cond_wait(&not_empty, &mutex);
  if (queued > 0) {
    name = queue[--queued];
    pthread_cond_signal(&not_full);
  }
  pthread_mutex_unlock(&mutex);
  return name;
}

static void close_queue(int wake_all) {
  pthread_mutex_lock(&mutex);
  closed = 1;
  if (wake_all)
    pthread_cond_broadcast(&not_empty);
  else
    pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&mutex);
}

static void *work(void *unused) {
  for (const char *text = get(); text; text = get()) {
    if (strstr(text, "needle")) {
      pthread_mutex_lock(&mutex);
      matches++;
      pthread_mutex_unlock(&mutex);
    }
  }
  pthread_mutex_lock(&mutex);
  finished++;
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void scan(int wake_all) {
  pthread_t workers[WORKERS];
  for (int i = 0; i < WORKERS; i++)
    pthread_create(&workers[i], NULL, work, NULL);
  for (int i = 0; i < FILES; i++)
    put(contents[i]);
  close_queue(wake_all);
  for (int i = 0; i < WORKERS; i++)
    pthread_join(workers[i], NULL);
  assert(matches == 1 && finished == WORKERS);
}

int main(void) {
  scan(0);
  return 0;
}

void repaired(void) { scan(1); }
