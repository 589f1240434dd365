/**
 * How V8 collects garbage in a process that works on Word files. Packing a file goes on in a thread of its own beside
 * its proof; V8's helper threads for the few megabytes of young objects, and for marking beside the program, take the
 * second core of a small machine from it. Without them a redline took about an eighth less time (Node 20, 2 cores).
 */
export const redlineProcessFlags: readonly string[] = ['--no-parallel-scavenge', '--no-concurrent-marking']
