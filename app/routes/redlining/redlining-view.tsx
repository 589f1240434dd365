import { useMemo, useState, type CSSProperties } from 'react'
import { useActionData } from 'react-router'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { rowAround } from '#app/domain/suggestions/table-row.ts'
import { LeaveWarning } from '#app/ui/leave-warning.tsx'
import { onDemand } from '#app/ui/on-demand/on-demand.tsx'
import { RedliningCards } from './cards/cards.tsx'
import { Drafts } from './forms/drafts.ts'
import { FormHandlersContext } from './forms/page-form.tsx'
import { RedliningKeys } from './keys/keyboard.tsx'
import type { RedliningQuery } from './redlining-links.ts'
import { onParagraphs, paragraphsOf } from './paper/by-paragraph.ts'
import { RedliningText } from './paper/paper.tsx'
import type { ReadyPage } from './redlining-page.server.ts'
import { SelectionButtons } from './paper/selection-buttons.tsx'
import { hasStatus, RedliningStatus } from './status-line.tsx'
import { RedliningToolbar } from './toolbar.tsx'
import { useRedlining } from './redlining-state.ts'
import { CounterpartyAuthors, CounterpartyLegend } from './counterparty/authors.tsx'
import { TypedForms } from './forms/typed-text.tsx'

const OwnSuggestions = onDemand(async () => (await import('./write/find-and-suggest.tsx')).OwnSuggestions)
const RedliningWrite = onDemand(async () => (await import('./write/write.tsx')).RedliningWrite)

/** The document with its suggestions on the left, the cards to decide on the right. */
export function RedliningView({ page, viewJson, ask }: { page: ReadyPage; viewJson: string; ask: RedliningQuery }) {
	const view = useMemo(() => JSON.parse(viewJson) as DocumentView, [viewJson])
	const [drafts] = useState(() => new Drafts())
	return (
		<TypedForms answer={useActionData()} drafts={drafts}>
			<CounterpartyAuthors authors={[...view.authors, ...page.counterpartyChanges.map(({ author }) => author)]}>
				<DocumentAndCards page={page} ask={ask} view={view} drafts={drafts} />
			</CounterpartyAuthors>
		</TypedForms>
	)
}

function DocumentAndCards({ page, view, ask, drafts }: { page: ReadyPage; view: DocumentView; ask: RedliningQuery; drafts: Drafts }) {
	const redlining = useRedlining(page, ask, drafts)
	const { suggestions, selected, place, write, links, answer } = redlining
	const canUndo = page.canUndo && place.mayDecide
	const statusShown = hasStatus({ answer, canUndo })
	const on = useMemo(() => onParagraphs(view, suggestions, page.threads), [view, suggestions, page.threads])
	const paragraphs = useMemo(() => paragraphsOf(view), [view])
	const writtenAbout = write ? paragraphs.get(write.paragraphId) : undefined
	return (
		<FormHandlersContext value={redlining.formHandlers}>
			<div
				onClickCapture={redlining.onClick}
				style={{ '--redlining-status': statusShown ? '3.5rem' : '0px' } as CSSProperties}
				className={`print:pb-0 ${selected === null ? 'max-lg:pb-(--redlining-status)' : 'max-lg:pb-[calc(50dvh+var(--redlining-status))]'}`}
			>
				{/* Marked by a style rule, not by the document itself: otherwise a hundred pages would be redrawn for each step. */}
				{selected === null ? null : (
					<style>
						{`[data-s="${selected}"]:not(.redline-pin){box-shadow:0 0.2em 0 ` +
							`var(--color-focus)}.redline-pin[data-s="${selected}"]{outline:2px solid ` +
							`var(--color-focus);outline-offset:2px}span[data-s="${selected}"]{background:var(--color-mark)}`}
					</style>
				)}
				<RedliningToolbar page={page} ask={ask} authors={view.authors} saving={redlining.waiting} onFetch={redlining.fetchesFile}>
					<RedliningKeys onKey={redlining.onKey} />
				</RedliningToolbar>
				<LeaveWarning when={redlining.unsaved} />
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
					<div className="min-w-0">
						{ask.theirs ? <CounterpartyLegend /> : null}
						<article
							aria-label={`Text of ${page.name}`}
							data-theirs={ask.theirs ? '' : undefined}
							className="rounded-xl border border-line bg-surface px-5 py-6 font-serif text-[1.0625rem] leading-relaxed text-ink shadow-raised sm:px-10 sm:py-10 print:border-0 print:p-0 print:shadow-none"
						>
							<h2 className="sr-only">Document</h2>
							<RedliningText view={view} on={on} writeLink={place.mayComment ? links.write : null} />
						</article>
						<RedliningStatus place={place} answer={answer} canUndo={canUndo} />
					</div>
					<aside
						aria-label="Suggestions"
						data-panel
						className="grid gap-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:pr-1 lg:pb-4 print:static print:max-h-none print:overflow-visible"
					>
						{write && writtenAbout ? (
							<RedliningWrite
								about={{
									paragraph: writtenAbout,
									start: write.start ?? 0,
									end: write.end ?? writtenAbout.text.length,
									row: rowAround(view, writtenAbout.id),
								}}
								place={place}
								closeLink={links.closed}
								onClose={redlining.closeWrite}
							/>
						) : null}
						<RedliningCards page={page} ask={ask} redlining={redlining} fileComments={view.comments} />
						{place.mayDecide ? <OwnSuggestions place={place} mayRedraft={!page.ended} /> : null}
					</aside>
				</div>
				{place.mayComment ? <SelectionButtons onWrite={redlining.openWrite} maySuggest={place.mayDecide} /> : null}
			</div>
		</FormHandlersContext>
	)
}
