import { redirectWithToast } from '#app/http/toast.server.ts'
import type { ViewRefusal } from '#app/domain/search/saved-views.server.ts'
import { longestViewName, mostViews } from '#app/domain/search/view-limits.ts'

const sentences: Record<ViewRefusal | 'gone', string> = {
	name_missing: 'Enter a name for the view.',
	name_too_long: `The name of a view has at most ${longestViewName} characters. Shorten it.`,
	name_taken: 'You have a view of this name already. Choose another name.',
	nothing_to_save: 'Search or filter first: a view keeps what you searched for.',
	too_many_views: `You have ${mostViews} views. Delete one first.`,
	gone: 'This view is no longer there.',
}

/** Back to the list that the form was on, saying why the view was not saved or changed. */
export function refusedView(reason: ViewRefusal | 'gone', query: string) {
	return redirectWithToast(listWith(query), { title: sentences[reason], variant: 'destructive' })
}

/** The vault's page with a query. */
export function listWith(query: string): string {
	const asked = new URLSearchParams(query)
	return asked.size > 0 ? `/document-vault?${asked}` : '/document-vault'
}
