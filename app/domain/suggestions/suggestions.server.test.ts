import { expect, test, vi } from 'vitest'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, isEdit, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { decideSuggestion } from './decide-suggestion.server.ts'
import { listSuggestions } from './list-suggestions.server.ts'
import { makeSuggestion } from './make-suggestion.server.ts'
import { noteSuggestion } from './note-suggestion.server.ts'
import { regenerateSuggestions } from './regenerate-suggestions.server.ts'
import type { Suggestion } from './suggestion.ts'
import { undoDecision } from './undo-decision.server.ts'

const services = await testServices()
const { db } = services

const list = async (member: Member, documentId: string, version?: number) =>
	(await listSuggestions(services, await opened(services, member, documentId, 'read', version), engineHere))!
const decide = async (
	member: Member,
	documentId: string,
	{ id }: Pick<Suggestion, 'id'>,
	decision: Parameters<typeof decideSuggestion>[3],
) => decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, decision)
const decided = async (...call: Parameters<typeof decide>) => (await decide(...call)) as Suggestion

test('the first look after a review makes suggestions in document order; two looks at once make them once', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)

	const [one, other] = await Promise.all([list(member, documentId), list(member, documentId)])

	expect(one).toEqual(other)
	expect(one.suggestions.length).toBeGreaterThan(5)
	expect(one.suggestions.map(({ number }) => number)).toEqual(one.suggestions.map((_, index) => index + 1))
	expect(one.counts).toEqual({ open: one.suggestions.length, accepted: 0, edited: 0, rejected: 0, stale: 0 })
	expect(one).toMatchObject({ role: 'owner', ready: 'ready', canUndo: false, version: { number: 1 } })
	// Each refers to the row of its finding, and is shown with the finding's id in that report.
	const rows = await services.db.suggestion.findMany({ where: { version: { documentId } }, select: { id: true, finding: true } })
	const keys = new Map(rows.map(({ id, finding }) => [id, finding]))
	for (const { id, findingId, ruleId } of one.suggestions) expect(keys.get(id)).toMatchObject({ key: findingId, ruleId })
})

test('decisions are kept one by one, and undone one by one', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const [first, second] = (await list(member, documentId)).suggestions as [Suggestion, Suggestion]

	expect(await decide(member, documentId, first, { to: 'accepted' })).toMatchObject({
		state: 'accepted',
		revision: 1,
		decidedBy: { id: member.id, name: 'Ada Founder' },
	})
	expect(await decide(member, documentId, first, { to: 'edited', text: 'Changes need\r\nboth of us.\u0000' })).toMatchObject({
		state: 'edited',
		proposed: ['Changes need', 'both of us.'],
	})
	expect(await decide(member, documentId, second, { to: 'rejected' })).toMatchObject({ state: 'rejected' })
	expect((await list(member, documentId)).canUndo).toBe(true)

	expect(await undoDecision(services, await opened(services, member, documentId, 'edit'))).toMatchObject({
		id: second.id,
		state: 'open',
		decidedBy: null,
	})
	expect(await undoDecision(services, await opened(services, member, documentId, 'edit'))).toMatchObject({
		id: first.id,
		state: 'accepted',
		proposed: first.proposed,
	})
	expect(await undoDecision(services, await opened(services, member, documentId, 'edit'))).toMatchObject({ id: first.id, state: 'open' })
	expect(await undoDecision(services, await opened(services, member, documentId, 'edit'))).toBe('nothing')

	const { events } = await listDocumentActivity(services, member, { id: documentId })
	const decisions = events.filter(({ subject }) => subject === first.id).reverse()
	expect(decisions.map(({ type, details, undoesId }) => [type, (details as { toState: string }).toState, undoesId])).toEqual([
		['suggestion.decided', 'accepted', null],
		['suggestion.decided', 'edited', null],
		['suggestion.decision_undone', 'accepted', decisions[1]!.id],
		['suggestion.decision_undone', 'open', decisions[0]!.id],
	])
	expect(events.at(-1)).toMatchObject({ type: 'suggestions.drafted', actor: null, details: { carriedOver: 0 } })
})

test('the same decision again changes nothing; words edited back are no edit', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const [suggestion] = (await list(member, documentId)).suggestions.filter(isEdit) as [Suggestion]

	await decide(member, documentId, suggestion, { to: 'accepted' })
	expect(await decide(member, documentId, suggestion, { to: 'accepted' })).toMatchObject({ revision: 1 })
	expect(await decide(member, documentId, suggestion, { to: 'edited', text: suggestion.proposed.join('\n') })).toMatchObject({
		state: 'accepted',
		revision: 1,
	})
	expect(await decide(member, documentId, suggestion, { to: 'edited', text: suggestion.change.expected })).toMatchObject({
		state: 'rejected',
	})
})

test('a decision over what somebody else has decided meanwhile is a conflict, and can’t be undone past theirs', async () => {
	const owner = await register(services)
	const editor = await register(services, { firstName: 'Grace', lastName: 'Hopper' })
	const { documentId } = await reviewedContract(services, owner)
	await letIn(services, owner, documentId, editor, 'editor')
	const [suggestion] = (await list(owner, documentId)).suggestions as [Suggestion]

	await decided(editor, documentId, suggestion, { to: 'accepted', revision: suggestion.revision })
	expect(await decide(owner, documentId, suggestion, { to: 'rejected', revision: suggestion.revision })).toBe('conflict')
	await decided(owner, documentId, suggestion, { to: 'rejected', revision: 1 })
	expect(await undoDecision(services, await opened(services, editor, documentId, 'edit'))).toBe('conflict')
})

test('many decisions at once come one after the other', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const [suggestion] = (await list(member, documentId)).suggestions as [Suggestion]

	const answers = await Promise.all(
		Array.from({ length: 6 }, (_, index) =>
			decide(member, documentId, suggestion, { to: index % 2 ? 'accepted' : 'rejected', revision: 0 }),
		),
	)

	expect(answers.filter((answer) => answer !== 'conflict')).toHaveLength(1)
})

test('who only reads or comments sees no internal notes', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner)
	expect((await list(owner, documentId)).suggestions[0]?.internalNote).not.toBeNull()
	for (const role of ['viewer', 'commenter'] as const) {
		const reader = await register(services)
		await services.db.documentShare.create({ data: { documentId, userId: reader.id, role } })
		expect((await list(reader, documentId)).suggestions.every(({ internalNote }) => internalNote === null)).toBe(true)
	}
})

test('a suggestion of another document can’t be reached through one’s own', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner)
	const [theirs] = (await list(owner, documentId)).suggestions as [Suggestion]
	const other = await register(services)
	const mine = await reviewedContract(services, other)

	expect(await decide(other, mine.documentId, theirs, { to: 'accepted' })).toBeNull()
	expect(await decide(other, mine.documentId, { id: 'x' }, { to: 'accepted' })).toBeNull()
})

test('a suggestion of one’s own stands on words that are there, and not over those of another', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const { suggestions } = await list(member, documentId)
	const make = async (own: {
		paragraphId?: string
		start?: number
		end?: number
		expected?: string
		text?: string
		internalNote?: string
		versionNumber?: number
	}) =>
		makeSuggestion(services, await opened(services, member, documentId, 'edit'), {
			paragraphId: 'b0',
			start: 0,
			end: 0,
			expected: '',
			text: '',
			reason: ' Because. ',
			...own,
		})
	const { change } = suggestions.find(
		(suggestion) => suggestion.change.kind === 'replace' && suggestion.change.end > suggestion.change.start,
	)!

	expect(await make({ text: 'DRAFT: ', internalNote: 'Ours.' })).toMatchObject({
		number: suggestions.length + 1,
		origin: 'person',
		state: 'open',
		reason: 'Because.',
		internalNote: 'Ours.',
		title: 'Add “DRAFT:”',
		createdBy: { name: 'Ada Founder' },
	})
	expect(await make({ end: 3, expected: 'not', text: 'x' })).toBe('text_differs')
	expect(await make({ paragraphId: 'b999', text: 'x' })).toBe('text_differs')
	expect(await make({ start: -1, text: 'x' })).toBe('text_differs')
	expect(await make({ text: '\u0001' })).toBe('nothing_to_change')
	if (change.kind === 'replace')
		expect(
			await make({ paragraphId: change.paragraphId, start: change.start, end: change.end, expected: change.expected, text: 'x' }),
		).toBe('overlaps')
	expect((await list(member, documentId)).suggestions[0]).toMatchObject({ origin: 'person' })
})

test('regenerating keeps what was decided, written or noted and makes the rest anew', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const before = (await list(member, documentId)).suggestions
	await decide(member, documentId, before[0]!, { to: 'accepted' })
	await noteSuggestion(services, await opened(services, member, documentId, 'edit'), before[1]!.id, {
		reason: 'Our own reason.',
		internalNote: '',
	})
	const own = await makeSuggestion(services, await opened(services, member, documentId, 'edit'), {
		paragraphId: 'b0',
		start: 0,
		end: 0,
		expected: '',
		text: 'DRAFT ',
		reason: '',
	})

	const again = await regenerateSuggestions(services, await opened(services, member, documentId, 'edit'), engineHere)
	if (!again || typeof again === 'string') throw new Error('Nothing was made')

	const kept = again.suggestions.filter(({ id }) => [before[0]!.id, before[1]!.id, (own as Suggestion).id].includes(id))
	expect(kept.map(({ state, reason }) => [state, reason])).toEqual(
		expect.arrayContaining([
			['accepted', before[0]!.reason],
			['open', 'Our own reason.'],
			['open', ''],
		]),
	)
	expect(again.suggestions).toHaveLength(before.length + 1)
	expect(new Set(again.suggestions.map(({ number }) => number)).size).toBe(before.length + 1)
})

test('who asks for new suggestions without end is told to wait', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	vi.spyOn(services.limits, 'count').mockResolvedValueOnce(60)
	expect(await regenerateSuggestions(services, await opened(services, member, documentId, 'edit'), engineHere)).toBe('too_many')
})

test('on an older version the suggestions whose words are gone are stale; a refusal need not be said twice', async () => {
	const member = await register(services)
	const { documentId, bytes } = await reviewedContract(services, member)
	const [first, second] = (await list(member, documentId)).suggestions as [Suggestion, Suggestion]
	await decide(member, documentId, first, { to: 'rejected' })
	const second1 = await db.documentVersion.create({
		data: {
			documentId,
			number: 2,
			fileKey: `second of ${documentId}`,
			fileName: 'second.docx',
			mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
			bytes: bytes.length,
			sha256: '',
		},
	})
	await db.document.update({ where: { id: documentId }, data: { versionNumber: 2 } })
	const review = await db.review.findFirstOrThrow({ where: { version: { documentId } }, include: { sections: true } })
	const changed = review.sections.map(({ name, body }) => ({ name, body: name === 'text' ? body.replace('All', 'Any') : body }))
	await db.review.create({
		data: {
			versionId: second1.id,
			status: 'complete',
			partyRole: 'unsure',
			reviewTone: 'neutral',
			sections: { create: changed },
		},
	})

	expect((await list(member, documentId)).suggestions.find(({ ruleId }) => ruleId === first.ruleId)).toMatchObject({ state: 'rejected' })
	expect(await decide(member, documentId, second, { to: 'accepted' })).toBe('stale')

	await db.reviewSection.updateMany({
		where: { name: 'text', review: { versionId: second1.id } },
		data: { body: JSON.stringify({ text: 'Gone.', paragraphs: [{ id: 'b0', start: 0, end: 5 }] }) },
	})
	const { counts, version } = await list(member, documentId, 1)
	expect(counts).toMatchObject({ open: 0, rejected: 1 })
	await list(member, documentId, 1)
	const { events } = await listDocumentActivity(services, member, { id: documentId })
	const told = events.filter(({ type, versionNumber }) => type === 'suggestion.went_stale' && versionNumber === version.number)
	expect(told).toHaveLength(counts.stale)
})
