import type { Env } from '#app/infrastructure/env.server.ts'

declare const __GIT_INFO__: GitInfo

/** What a part of the program was built from. */
export interface GitInfo {
	version: string
	branch: string
	shortCommit: string
}

/** What this bundle was built from; the browser's may be older than the server's. */
export const builtFrom: GitInfo = __GIT_INFO__

/** What the running server was built from; the environment's values come first. */
export function serverGitInfo({ git }: Pick<Env, 'git'>): GitInfo {
	return {
		version: git.version ?? builtFrom.version,
		branch: git.branch ?? builtFrom.branch,
		shortCommit: git.shortCommit ?? builtFrom.shortCommit,
	}
}
