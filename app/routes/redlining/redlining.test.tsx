import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { viewVersion, type DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { partsLoaded } from '#app/ui/on-demand/on-demand.tsx'
import RedliningDocument from './document-text.tsx'
import RedliningContent from './content.tsx'
import Redlining from './redlining.tsx'

beforeAll(partsLoaded)

const suggestion = {
	id: 's',
	number: 1,
	state: 'open',
	revision: 0,
	origin: 'finding',
	severity: 'high',
	title: 'Payment is late',
	change: { kind: 'replace', paragraphId: 'b1', start: 0, end: 5, expected: 'Sixty', text: 'Thirty' },
	proposed: ['Thirty'],
	reason: '',
	internalNote: null,
	hasBlanks: false,
}
const page = (version: number) => ({
	documentId: '1',
	me: '1',
	name: 'Lease',
	version: { number: version, label: `1.0.${version}`, newest: true },
	versions: [{ number: 1, label: '1.0.1' }],
	role: 'owner',
	may: { decide: true, comment: true, share: true, review: true },
	pdf: false,
	state: 'ready',
	ended: null,
	advice: null,
	suggestions: [suggestion],
	unsuggested: [],
	counterpartyChanges: [],
	canUndo: false,
	threads: [],
	people: [],
	receipt: null,
})
const text = (versionNumber: number, words: string) => ({
	versionNumber,
	view: {
		viewJson: JSON.stringify({
			headers: [],
			body: [{ kind: 'paragraph', id: 'b1', text: words }],
			notes: [],
			footers: [],
			authors: [],
			comments: [],
			viewVersion,
		} satisfies DocumentView),
	},
})

function drawn(loaded: { page: object; text: object }): string {
	const Stub = createRoutesStub([
		{
			id: 'routes/redlining/document-text',
			Component: RedliningDocument,
			children: [
				{
					id: 'page',
					path: '/review/:documentId',
					Component: Redlining as never,
					children: [{ index: true, Component: RedliningContent }],
				},
			],
		},
	])
	return renderToStaticMarkup(
		<Stub
			initialEntries={['/review/1']}
			hydrationData={{ loaderData: { 'routes/redlining/document-text': loaded.text, page: loaded.page } }}
		/>,
	)
}

test('a suggestion stands at its words', () => {
	expect(drawn({ page: page(1), text: text(1, 'Sixty days.') })).toContain('data-s="1"')
})

test('the parts that browsers load later are in the HTML', () => {
	expect(drawn({ page: page(1), text: text(1, 'Sixty days.') })).toContain('Suggest a change')
})

test('suggestions of a version that came in just now are not put at words of the one before', () => {
	const html = drawn({ page: page(2), text: text(1, 'Other words.') })
	expect(html).not.toContain('data-s="1"')
	expect(html).toContain('A newer version of this document was just added')
})
