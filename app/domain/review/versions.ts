/** Raised whenever the same document may give another report for reasons outside the playbook: structure, facts, summary. */
export const engineVersion = '0.9.5'

/** Written into each build by `vite.*.config.ts`, from `scripts/playbook-version.ts`. */
declare const __PLAYBOOK_VERSION__: string | undefined

/**
 * A hash over the sources of the rules: another version wherever a rule, a threshold or a wording is another one. Scripts
 * that run from the sources without a build measure, and say so.
 */
export const playbookVersion = typeof __PLAYBOOK_VERSION__ === 'undefined' ? 'sources' : __PLAYBOOK_VERSION__
