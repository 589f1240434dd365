import { href } from 'react-router'
import { isInForce } from '#app/domain/suggestions/suggestion.ts'
import { authorLabel } from '#app/domain/counterparty/change-labels.ts'
import { Button } from '#app/ui/button.tsx'
import { FileDown } from '#app/ui/icons.tsx'
import { isIncludedInFile } from '../comments/include-in-file.tsx'
import { RedliningMenu } from '../toolbar-menu.tsx'
import type { ReadyPage } from '../redlining-page.server.ts'
import { RedliningReceipt } from './receipt.tsx'
import { CounterpartyInDownload } from './counterparty-download.tsx'

/**
 * The possible downloads, with their content.
 *
 * @param saving whether decisions are still being sent: a file written now would lack them
 */
export function RedliningDownload({ page, saving = false }: { page: ReadyPage; saving?: boolean }) {
	const inForce = page.suggestions.filter(isInForce).length
	const withBlanks = page.suggestions.filter((suggestion) => isInForce(suggestion) && suggestion.hasBlanks).length
	const open = page.suggestions.filter(({ state }) => state === 'open').length
	const threads = page.threads.filter(isIncludedInFile).length
	return (
		<RedliningMenu primary label="Download" icon={<FileDown aria-hidden size={18} />}>
			<form method="get" action={href('/review/:documentId/download', { documentId: page.documentId })} className="grid gap-3">
				{page.version.newest ? null : <input type="hidden" name="version_number" value={page.version.number} />}
				<fieldset className="grid gap-1">
					<legend className="mb-1 font-semibold">Word file</legend>
					<Choice
						name="mode"
						value="tracked"
						checked
						label="With tracked changes"
						hint={
							inForce === 0
								? unchanged(open)
								: `${changes(inForce)}, with the reasons as comments, in the file you uploaded. The counterparty can accept or reject each one.`
						}
					/>
					<Choice
						name="mode"
						value="accepted"
						label="With everything accepted"
						hint={`${inForce === 0 ? 'No suggestions are accepted yet.' : `${changes(inForce)} as plain text.`}${othersAccepted(page.counterpartyChanges)}`}
					/>
					<Choice name="mode" value="original" label="The original" hint="As it was uploaded." />
				</fieldset>
				<div className="grid gap-1 border-t border-line pt-3">
					{open > 0 ? (
						<label className="flex min-h-9 items-center gap-3">
							<input type="checkbox" name="include" value="open" className="size-4.5 shrink-0" />
							{open === 1 ? 'Include the open suggestion too' : `Include the ${open} open suggestions too`}
						</label>
					) : null}
					<label className="flex items-start gap-3 py-1.5">
						<input type="checkbox" name="clean" value="1" className="mt-1 size-4.5 shrink-0" />
						<span>
							Clean for sending
							<span className="block text-sm text-muted">Removes author names, editing metadata and document variables from the file.</span>
						</span>
					</label>
					<label className="ml-7.5 flex items-start gap-3 py-1.5">
						<input type="checkbox" name="comments" value="remove" className="mt-1 size-4.5 shrink-0" />
						<span>
							Remove all comments too
							<span className="block text-sm text-muted">
								Also removes the reasons for the counterparty. The file is then always cleaned.
							</span>
						</span>
					</label>
				</div>
				<p className="text-sm text-muted">{`${comments(threads)} Internal notes are never included.`}</p>
				<CounterpartyInDownload changes={page.counterpartyChanges} />
				{withBlanks > 0 ? (
					<p className="text-sm font-medium text-medium">
						{`${withBlanks === 1 ? 'One accepted suggestion still has blanks' : `${withBlanks} accepted suggestions still have blanks`} ` +
							'to fill in, such as words in brackets.'}
					</p>
				) : null}
				<Button disabled={saving}>Download Word file</Button>
				{saving ? <p className="text-sm text-muted">Saving your last decisions …</p> : null}
			</form>
			{page.receipt ? <RedliningReceipt receipt={page.receipt} /> : null}
		</RedliningMenu>
	)
}

function Choice({ label, hint, checked, ...input }: { label: string; hint: string; name: string; value: string; checked?: boolean }) {
	return (
		<label className="flex items-start gap-3 rounded-lg py-1.5">
			<input type="radio" {...input} defaultChecked={checked} className="mt-1 size-4.5 shrink-0" />
			<span>
				{label}
				<span className="block text-sm text-muted">{hint}</span>
			</span>
		</label>
	)
}

const unchanged = (open: number) =>
	`No suggestions are accepted yet, so none are in the file${open > 0 ? ' unless you include the open ones below' : ''}.`

function othersAccepted(counterpartyChanges: ReadyPage['counterpartyChanges']): string {
	const kept = counterpartyChanges.filter(({ state }) => state !== 'rejected')
	if (kept.length === 0) return ''
	const names = [...new Set(kept.map(({ author }) => authorLabel(author)))]
	const whose = names.length > 3 ? `${names.length} authors` : new Intl.ListFormat('en-US').format(names)
	return (
		` ${kept.length === 1 ? `The change of ${whose} that came with the file is` : `The ${kept.length} changes of ${whose} that came with the file are`} ` +
		`accepted in it too${kept.length < counterpartyChanges.length ? ', those you rejected are not' : ''}.`
	)
}

const comments = (threads: number) =>
	threads === 0
		? 'None of your comments are included in the file.'
		: threads === 1
			? 'One of your comment threads is included in the file.'
			: `${threads} of your comment threads are included in the file.`

const changes = (count: number) => (count === 1 ? 'The accepted suggestion' : `The ${count} accepted suggestions`)
