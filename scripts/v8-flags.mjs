/**
 * How V8 compiles in every program that reviews (decision 1). The scripts of `package.json` and the Dockerfile, which
 * can't import, have the same.
 */
export const v8Flags = ['--no-regexp-tier-up', '--interrupt-budget=400000']
