// check --model sc -> verified
// states --model sc --workers 1 -> 80
// check -> verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

/* Jobs know their operations by a constant struct of functions, and how they are started. */

static int b, c;

static void add_b(int n) { b += n; b += n; }
static void add_c(int n) { c += n; c += n; }

struct operations {
    void (*add)(int);
    int argument;
};

static const struct operations kinds[2] = {{add_b, 1}, {add_c, 2}};

struct job {
    const struct operations *operations;
    void *(*start)(void *);
};

static void *run(void *argument) {
    struct job *job = argument;
    job->operations->add(job->operations->argument);
    job->operations->add(1);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    struct job *jobs[2];
    for (int i = 0; i < 2; i++) {
        jobs[i] = malloc(sizeof *jobs[i]);
        jobs[i]->operations = &kinds[i];
        jobs[i]->start = run;
    }
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, jobs[i]->start, jobs[i]);
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], 0);
        free(jobs[i]);
    }
    assert(b == 4 && c == 6);
    return 0;
}
