import type { ListedCall } from '#app/domain/review/model/model-calls.server.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** Every request that sent words of the document out: to which server, how much, masked or not, and its outcome. */
export function ReportCalls({ calls }: { calls: ListedCall[] }) {
	const characters = calls.reduce((sum, call) => sum + call.characters, 0)
	return (
		<Disclosure className="rounded-xl border border-line bg-surface" open={calls.length <= 3}>
			<summary className="cursor-pointer px-5 py-4 font-medium text-ink sm:px-6">
				{`${calls.length} ${calls.length === 1 ? 'request' : 'requests'}, ${grouped(characters)} characters together, ` +
					'instructions included'}
			</summary>
			<ol className="divide-y divide-line border-t border-line">
				{calls.map((call) => (
					<li key={call.id} className="grid gap-1 px-5 py-3 text-sm sm:px-6">
						<p className="text-ink">{`${call.model} at ${call.server}: ${outcome(call)}`}</p>
						<p className="text-muted">
							<time dateTime={call.at}>{shownTime(call.at)}</time>
							{` · ${grouped(call.characters)} characters · ` +
								(call.masked ? 'names masked' : 'names not masked') +
								(call.inputTokens === null ? '' : ` · ${grouped(call.inputTokens)} + ${grouped(call.outputTokens ?? 0)} tokens`)}
						</p>
						<p className="text-muted">{`Prompts ${call.prompts.join(', ')}`}</p>
						<p className="font-mono text-xs break-all text-muted">{`SHA-256 ${call.sha256}`}</p>
					</li>
				))}
			</ol>
		</Disclosure>
	)
}

const outcomes: Record<string, string> = {
	answered: 'answered',
	cut_off: 'the answer was cut off',
	unreadable: 'the answer could not be read',
	too_slow: 'timed out',
	busy: 'the server was busy',
	unreachable: 'the server could not be reached',
	refused: 'the server refused',
	stopped: 'stopped before the answer was complete',
}

/** A request without an end is still running, or was when the program ended. */
function outcome({ outcome }: ListedCall): string {
	return outcome === null ? 'sent, outcome unknown' : (outcomes[outcome] ?? outcome)
}

function shownTime(at: string): string {
	return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`
}

function grouped(number: number): string {
	return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
