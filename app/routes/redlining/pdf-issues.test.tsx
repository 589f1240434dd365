import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RedliningIssues } from './pdf-issues.tsx'
import { readQuery } from './redlining-links.ts'
import type { ReadyPage } from './redlining-page.server.ts'

const head = {
	documentId: '1',
	name: 'Lease',
	role: 'owner',
	may: { decide: true, comment: true, share: true, review: true },
	version: { number: 1, label: '1.0.1', newest: true },
	versions: [{ number: 1, label: '1.0.1' }],
	people: [],
	threads: [],
	counterpartyChanges: [],
	receipt: null,
	pdf: true,
	ended: null,
	advice: null,
}
const suggestion = {
	id: 's',
	number: 1,
	severity: 'high',
	title: 'Rent doubles',
	change: { kind: 'replace', expected: 'twice the rent' },
	proposed: ['the rent'],
	reason: 'Please keep the rent.',
}
const flag = {
	severity: 'medium',
	says: 'Nobody says who repairs the roof.',
	quote: null,
	ask: 'Please say who repairs it.',
	replacement: null,
}

function table(suggestions: object[], unsuggested: object[]): string {
	return renderToStaticMarkup(
		<MemoryRouter>
			<RedliningIssues page={{ ...head, suggestions, unsuggested } as unknown as ReadyPage} ask={readQuery(new URLSearchParams())} />
		</MemoryRouter>,
	)
}

test('the table of a PDF has every red flag, those without wording with what to ask for', () => {
	const both = table([suggestion], [flag])
	expect(both).toContain('twice the rent')
	expect(both).toContain('Please say who repairs it.')
	expect(both).toContain('No suggested wording. Ask for it in your own words.')
	expect(table([], [flag])).not.toContain('found nothing')
	expect(table([], [])).toContain('The review found nothing to ask for.')
})

test('a red flag whose wording went along with another has it all the same', () => {
	expect(table([suggestion], [{ ...flag, replacement: 'Landlord repairs the roof.' }])).toContain('Landlord repairs the roof.')
})
