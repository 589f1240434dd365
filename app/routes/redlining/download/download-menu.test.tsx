import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'
import { RedliningDownload } from './download-menu.tsx'
import type { ReadyPage } from '../redlining-page.server.ts'

function menu(...suggestions: { state: SuggestionState; hasBlanks: boolean }[]): string {
	const page = {
		documentId: '1',
		version: { number: 1, label: '1.0.1', newest: true },
		suggestions,
		threads: [],
		counterpartyChanges: [],
		receipt: null,
	} as unknown as ReadyPage
	return renderToStaticMarkup(
		<MemoryRouter>
			<RedliningDownload page={page} />
		</MemoryRouter>,
	)
}

test('before the button it says how many accepted suggestions have blanks, and nothing where none has', () => {
	const blank = (state: SuggestionState) => ({ state, hasBlanks: true })
	const two = menu(blank('accepted'), blank('edited'), blank('open'), blank('rejected'), { state: 'accepted', hasBlanks: false })
	expect(two).toContain('2 accepted suggestions still have blanks')
	expect(two.indexOf('still have blanks')).toBeLessThan(two.indexOf('Download Word file'))
	expect(menu(blank('accepted'))).toContain('One accepted suggestion still has blanks')
	expect(menu(blank('open'), { state: 'accepted', hasBlanks: false })).not.toContain('still ha')
})

test('it says in whole sentences what goes along, with nothing accepted and with several threads', () => {
	const thread = { forFile: true, resolved: null }
	const page = (threads: object[]) =>
		({
			documentId: '1',
			version: { number: 1, label: '1.0.1', newest: true },
			suggestions: [{ state: 'open', hasBlanks: false }],
			threads,
			counterpartyChanges: [],
			receipt: null,
		}) as unknown as ReadyPage
	const shown = (threads: object[]) =>
		renderToStaticMarkup(
			<MemoryRouter>
				<RedliningDownload page={page(threads)} />
			</MemoryRouter>,
		)
	expect(shown([])).toContain('No suggestions are accepted yet, so none are in the file unless you include the open ones below.')
	expect(shown([])).toContain('None of your comments are included in the file.')
	expect(shown([thread, thread, { ...thread, resolved: {} }])).toContain('2 of your comment threads are included in the file.')
})

test('all comments can be taken out, and it says that the reasons go with them', () => {
	expect(menu()).toMatch(/name="comments"[^>]*value="remove"[\s\S]*Remove all comments too[\s\S]*removes the reasons for the counterparty/)
})

test('while decisions are on their way no file is written: it would lack them', () => {
	const page = {
		documentId: '1',
		version: { number: 1, label: '1.0.1', newest: true },
		suggestions: [],
		threads: [],
		counterpartyChanges: [],
		receipt: null,
	} as unknown as ReadyPage
	const saving = renderToStaticMarkup(
		<MemoryRouter>
			<RedliningDownload page={page} saving />
		</MemoryRouter>,
	)
	expect(saving).toMatch(/<button[^>]*disabled=""[^>]*>Download Word file/)
	expect(saving).toContain('Saving your last decisions')
	expect(menu()).not.toContain('disabled=""')
})

test('with everything accepted the changes of others are accepted too, and it says whose', () => {
	const counterpartyChanges = [
		{ author: 'Bob Counter', state: 'open' },
		{ author: 'Cy Opposing', state: 'accepted' },
		{ author: 'Cy Opposing', state: 'rejected', rejectedBy: 'suggestion' },
	]
	const shown = (changes: object[]) =>
		renderToStaticMarkup(
			<MemoryRouter>
				<RedliningDownload
					page={
						{
							documentId: '1',
							version: { number: 1, label: '1.0.1', newest: true },
							suggestions: [{ state: 'accepted', hasBlanks: false }],
							threads: [],
							counterpartyChanges: changes,
							receipt: null,
						} as unknown as ReadyPage
					}
				/>
			</MemoryRouter>,
		)
	expect(shown(counterpartyChanges)).toContain(
		'The accepted suggestion as plain text. The 2 changes of Bob Counter and Cy Opposing that came with the file are accepted in it too, those you rejected are not.',
	)
	expect(shown(counterpartyChanges.slice(0, 1))).toContain('The change of Bob Counter that came with the file is accepted in it too.')
	expect(shown([])).not.toContain('accepted in it too')
})
