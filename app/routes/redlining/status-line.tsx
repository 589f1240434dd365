import { Button } from '#app/ui/button.tsx'
import type { CardPlace } from './forms/card-place.ts'
import { PageForm } from './forms/page-form.tsx'
import type { FormAnswer } from './forms/send-queue.ts'

/** Whether there is anything to report or to undo. */
export function hasStatus({ answer, canUndo }: { answer: FormAnswer | undefined; canUndo: boolean }): boolean {
	return canUndo || (answer?.message ?? '') !== ''
}

const look =
	'sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full items-center gap-3 rounded-xl border bg-surface py-1 pr-2 pl-4 text-sm ' +
	'shadow-raised max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:mt-0 max-lg:h-(--redlining-status) max-lg:w-auto ' +
	'max-lg:justify-between max-lg:rounded-none max-lg:border-x-0 max-lg:border-b-0 print:hidden'

/**
 * What just happened, and undo for the last decision: visible wherever the page is scrolled. On a narrow screen it is
 * at the lower edge, below an opened card.
 */
export function RedliningStatus({ place, answer, canUndo }: { place: CardPlace; answer: FormAnswer | undefined; canUndo: boolean }) {
	const failed = answer?.failed ?? false
	const shown = hasStatus({ answer, canUndo })
	return (
		<div className={shown ? `${look} ${failed ? 'border-high' : 'border-line'}` : 'sr-only'}>
			<p role="status" className={`min-w-0 leading-tight ${failed ? 'font-semibold text-high' : 'text-ink'}`}>
				{answer?.message ?? ''}
			</p>
			{canUndo ? (
				<PageForm resource="undo" place={place} fragment="suggestions-title" className="shrink-0">
					<Button data-undo variant="quiet" size="small">
						Undo last decision
					</Button>
				</PageForm>
			) : null}
		</div>
	)
}
