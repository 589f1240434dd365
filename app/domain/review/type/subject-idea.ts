/**
 * Words of one idea, separated by `|`, each of one to three words in lower case. How often they occur for the text's
 * length decides how much of `weight` the subject gets; below zero, the idea speaks against the subject. A subject
 * without its first idea scores nothing.
 */
export type Idea = readonly [weight: number, ...words: string[]]
