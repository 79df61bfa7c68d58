/* For clang 14 alone, which fails at `__c11_atomic_init` when it is to print opaque pointers. */
#include_next <stdatomic.h>

#undef atomic_init
#define atomic_init(object, value) \
    ((void)(*(__typeof__(__c11_atomic_load((object), __ATOMIC_RELAXED)) *)(object) = (value)))
