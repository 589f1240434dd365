import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { shouldRevalidate } from './document-text.tsx'
import { nextShown, type Shown } from './one-version.ts'
import { needText } from './text-needed.ts'

interface Page {
	documentId: string
	version: { number: number }
}
interface Text {
	versionNumber: number | null
}
const pageOf = (number: number, documentId = 'a'): Page => ({ documentId, version: { number } })
const textOf = (versionNumber: number | null): Text => ({ versionNumber })
const came = (...pairs: [Page, Text][]) =>
	pairs.reduce<Shown<Page, Text> | null>((before, [page, text]) => nextShown(before, page, text), null)!

test('a page that speaks of another version than the text is not shown: what was there before stays, until the text is there too', () => {
	const [first, second, firstText, secondText] = [pageOf(1), pageOf(2), textOf(1), textOf(2)]
	expect(came([first, firstText], [second, firstText])).toMatchObject({
		together: { page: first, text: firstText },
		outdated: true,
		arrived: null,
	})
	expect(came([first, firstText], [second, firstText], [second, secondText])).toMatchObject({
		together: { page: second, text: secondText },
		outdated: false,
		arrived: 2,
	})
})

test('where there was nothing before, or another document, nothing is shown of a page without its text', () => {
	expect(came([pageOf(2), textOf(1)])).toMatchObject({ together: null, outdated: true })
	expect(came([pageOf(2), textOf(null)])).toMatchObject({ together: null, outdated: true })
	expect(came([pageOf(1, 'a'), textOf(1)], [pageOf(2, 'b'), textOf(1)])).toMatchObject({ together: null, outdated: true })
})

test('what comes again of the same version is shown at once, and who goes to another version by a link is not told that it came in', () => {
	const [again, text] = [pageOf(1), textOf(1)]
	expect(came([pageOf(1), text], [again, text])).toMatchObject({ together: { page: again }, outdated: false, arrived: null })
	expect(came([pageOf(2), textOf(2)], [pageOf(1), textOf(1)])).toMatchObject({ outdated: false, arrived: null })
})

test('a decision does not load the text again, unless the page has come to speak of another version', async () => {
	let version = 1
	const router = createMemoryRouter(
		[
			{
				id: 'text',
				loader: () => textOf(version),
				shouldRevalidate,
				children: [{ id: 'page', path: '/review/:documentId', loader: () => pageOf(version), action: () => ({ message: 'Accepted.' }) }],
			},
		],
		{ initialEntries: ['/review/a'], hydrationData: { loaderData: { text: textOf(1), page: pageOf(1) } } },
	)
	router.initialize()
	const shown = () => came([pageOf(1), textOf(1)], [router.state.loaderData.page as Page, router.state.loaderData.text as Text])

	version = 2
	await router.fetch('redlining', 'page', '/review/a', { formMethod: 'post', formData: new FormData() })
	await expect.poll(() => router.state.fetchers.get('redlining')?.state ?? 'idle').toBe('idle')
	expect(router.state.loaderData).toEqual({ text: textOf(1), page: pageOf(2) })
	expect(shown()).toMatchObject({ together: { page: pageOf(1), text: textOf(1) }, outdated: true })

	needText(shown().outdated)
	await router.revalidate()
	needText(false)
	expect(router.state.loaderData).toEqual({ text: textOf(2), page: pageOf(2) })
	router.dispose()
})
