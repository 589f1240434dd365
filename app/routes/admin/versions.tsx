import { builtFrom, type GitInfo } from '#app/http/git-info.ts'

/** Which version of the program runs, at the end of every admin page. The browser may still run an older one. */
export function Versions({ server }: { server: GitInfo }) {
	return (
		<p className="mt-12 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-muted">
			<span>Frontend {shown(builtFrom)}</span>
			<span>Backend {shown(server)}</span>
		</p>
	)
}

function shown({ version, branch, shortCommit }: GitInfo): string {
	return `${version} (${branch}, ${shortCommit})`
}
