import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { RoundFinding, RoundReview } from '#app/domain/rounds/round-findings.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { RedliningCardDetails } from '#app/routes/redlining/cards/card-details.tsx'
import { readAsk } from '#app/routes/redlining/redlining-links.ts'
import type { ReadyPage } from '#app/routes/redlining/redlining-page.server.ts'
import type { CardPlace } from '#app/routes/redlining/forms/card-place.ts'
import { RedliningToolbar } from '#app/routes/redlining/toolbar.tsx'
import { RedliningWaiting } from '#app/routes/redlining/waiting.tsx'
import { RoundFindings } from '#app/routes/rounds/round-findings.tsx'

const shown = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
const ask = readAsk(new URLSearchParams())

/** The head of the page as somebody of that role has it. */
const pageFor = (role: 'owner' | 'viewer') => ({
	documentId: '1',
	name: 'Lease',
	role,
	may: { decide: false, comment: false, share: false, openReport: role === 'owner' },
	version: { number: 1, label: '1.0.1', newest: true },
	versions: [{ number: 1, label: '1.0.1' }],
	people: [],
	suggestions: [],
	threads: [],
	theirs: [],
	receipt: null,
	pdf: false,
	ended: 'none',
	advice: null,
})
const suggestion = { id: 's', number: 1, reason: '', findingId: 'rent-1', state: 'open', decidedAt: null } as unknown as Suggestion
const placeFor = (role: 'owner' | 'viewer') =>
	({
		mayDecide: false,
		mayComment: false,
		people: [],
		findingLink: role === 'owner' ? (id: string) => `/document-vault/1/report#${id}` : null,
	}) as unknown as CardPlace
const flag = { id: 'rent-1', severity: 'high', says: 'The rent doubles.', clauseTitle: 'Rent' } as RoundFinding
const reviewed = (flags: { appeared: RoundFinding[]; fixed: RoundFinding[] }): Extract<RoundReview, { state: 'complete' }> => ({
	state: 'complete',
	clauseTitles: {},
	changedClauses: 1,
	compared: true,
	waiting: [],
	still: [],
	...flags,
})
const round = { documentId: '1', sent: 1, returned: { version: 2, isNewest: true } }

describe.each([
	['the owner', 'owner', true],
	['somebody it is shared with', 'viewer', false],
] as const)('links into the report, for %s', (_, role, there) => {
	test.each([
		['the toolbar', <RedliningToolbar key="t" page={pageFor(role) as unknown as ReadyPage} ask={ask} authors={[]} />],
		['an opened card', <RedliningCardDetails key="c" suggestion={suggestion} threads={[]} place={placeFor(role)} />],
		['a document without a review', <RedliningWaiting key="w" page={{ ...pageFor(role), state: 'no_review', ended: 'none' } as never} />],
		['a round without a review', <RoundFindings key="n" {...round} review={{ state: 'none' } as never} mayOpenReport={role === 'owner'} />],
		[
			'the red flags of a round',
			<RoundFindings key="f" {...round} review={reviewed({ appeared: [flag], fixed: [flag] })} mayOpenReport={role === 'owner'} />,
		],
	])('%s', (_, page) => {
		expect(shown(page).includes('/document-vault/1/report')).toBe(there)
	})
})

test('without the links the red flags of a round are still told', () => {
	expect(shown(<RoundFindings {...round} review={reviewed({ appeared: [flag], fixed: [] })} mayOpenReport={false} />)).toContain(
		'The rent doubles.',
	)
})
