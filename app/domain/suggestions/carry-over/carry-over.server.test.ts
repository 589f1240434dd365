import { expect, test } from 'vitest'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { addComment, replyToComment } from '#app/domain/comments/comments.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { decideSuggestion } from '../decide-suggestion.server.ts'
import { listSuggestions } from '../list-suggestions.server.ts'
import { makeSuggestion } from '../make-suggestion.server.ts'
import { noteSuggestion } from '../note-suggestion.server.ts'
import { findOutgoing } from '#app/domain/downloads/outgoing-edits.server.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { regenerateSuggestions } from '../regenerate-suggestions.server.ts'
import type { Suggestion } from '../suggestion.ts'
import { storedText } from '../version-paragraphs.server.ts'

const services = await testServices()
const { db } = services

const first = contractParagraphs('faulty-services-agreement')
const list = async (member: Member, documentId: string, version?: number) =>
	(await listSuggestions(services, await opened(services, member, documentId, 'read', version), engineHere))!
const decide = async (member: Member, documentId: string, { id }: Suggestion, decision: Parameters<typeof decideSuggestion>[3]) =>
	decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, decision)
const byRule = (suggestions: readonly Suggestion[], ruleId: string) => suggestions.find((each) => each.ruleId === ruleId)!
const own = async (member: Member, documentId: string, expected: string, text: string) => {
	const fees = first.findIndex((each) => each.startsWith('2. Fees'))
	const start = first[fees]!.indexOf(expected)
	const made = await makeSuggestion(
		services,
		await opened(services, member, documentId, 'edit'),
		{ paragraphId: `b${fees}`, start, end: start + expected.length, expected, text, reason: 'Ours.' },
		engineHere,
	)
	if (!made || typeof made === 'string') throw new Error(String(made))
	return made
}
const changed = (from: string, to: string) => {
	expect(first.some((each) => each.includes(from))).toBe(true)
	return first.map((each) => each.replace(from, to))
}

async function shown(documentId: string, { change }: Suggestion) {
	const { id } = await db.documentVersion.findFirstOrThrow({ where: { documentId }, orderBy: { number: 'desc' } })
	const placed = placedParagraphs((await storedText(services, id))!).find(({ paragraph }) => paragraph.id === change.paragraphId)
	return change.kind === 'replace' ? placed?.text.slice(change.start, change.end) : placed?.text
}

async function workedOn() {
	const member = await register(services)
	const { documentId, versionId } = await reviewedContract(services, member)
	const { suggestions } = await list(member, documentId)
	const [cap, renewal, assignment, indemnity] = [
		'general.liability_cap',
		'general.auto_renewal',
		'general.one_sided_assignment',
		'general.wide_indemnity',
	].map((rule) => byRule(suggestions, rule)) as [Suggestion, Suggestion, Suggestion, Suggestion]
	await decide(member, documentId, cap, { to: 'accepted' })
	await decide(member, documentId, renewal, { to: 'rejected' })
	await decide(member, documentId, assignment, { to: 'edited', text: 'Both may assign.' })
	await noteSuggestion(services, await opened(services, member, documentId, 'edit'), indemnity.id, {
		reason: 'Our reason.',
		internalNote: 'Our note.',
	})
	const fee = await own(member, documentId, 'thirty (60)', 'forty-five (45)')
	return { member, documentId, versionId, before: { cap, renewal, assignment, indemnity, fee } }
}

test('the same file again keeps every decision, whose it was and when, and reasons and notes', async () => {
	const { member, documentId, before } = await workedOn()
	const was = (await list(member, documentId)).suggestions
	await nextVersion(services, member, documentId, first)

	const { suggestions } = await list(member, documentId)

	const told = ({ title, state, proposed, reason, internalNote, decidedBy, decidedAt, createdBy }: Suggestion) => ({
		title,
		state,
		proposed,
		reason,
		internalNote,
		decidedBy,
		decidedAt,
		createdBy,
	})
	expect(suggestions.map(told)).toEqual(was.map(told))
	expect(suggestions.map(({ number }) => number)).toEqual(suggestions.map((_, index) => index + 1))
	expect(byRule(suggestions, 'general.liability_cap')).toMatchObject({ state: 'accepted', decidedBy: { id: member.id } })
	expect(suggestions.find(({ origin }) => origin === 'person')).toMatchObject({ state: 'open', title: before.fee.title })
	const { events } = await listDocumentActivity(services, member, { id: documentId }, { limit: 200 })
	const { id } = byRule(suggestions, 'general.one_sided_assignment')
	expect(events.filter(({ subject }) => subject === id)).toMatchObject([
		{
			type: 'suggestion.carried_over',
			actor: null,
			versionNumber: 2,
			details: { fromState: 'edited', toState: 'edited', fromSuggestionId: before.assignment.id, fromVersion: 1 },
		},
	])

	await regenerateSuggestions(services, await opened(services, member, documentId, 'edit'), engineHere)
	expect((await list(member, documentId)).suggestions.map(told)).toEqual(was.map(told))
})

test('a version between that reads otherwise cuts nothing', async () => {
	const { member, documentId } = await workedOn()
	const was = (await list(member, documentId)).suggestions
	await nextVersion(services, member, documentId, ['A letter.', 'Nothing of the agreement stands in this one.'])
	const between = await list(member, documentId)
	expect(between.suggestions.filter(({ origin, decidedBy }) => origin === 'person' || decidedBy).map(({ state }) => state)).toEqual([
		'stale',
		'stale',
		'stale',
	])
	await list(member, documentId, 1)
	await nextVersion(services, member, documentId, first)

	const { suggestions } = await list(member, documentId)

	expect(suggestions.map(({ title, state, reason, internalNote, decidedAt }) => [title, state, reason, internalNote, decidedAt])).toEqual(
		was.map(({ title, state, reason, internalNote, decidedAt }) => [title, state, reason, internalNote, decidedAt]),
	)
})

test('what the other side took over is not suggested again, and what else stands in its paragraph is', async () => {
	const { member, documentId, before } = await workedOn()
	const beside = await own(member, documentId, 'from time to time in its sole discretion', 'with our consent')
	await decide(member, documentId, beside, { to: 'edited', text: 'once a year' })
	const taken = changed('within thirty (60) days', 'within forty-five (45) days').map((each) =>
		each.replace('three (3) months', 'twelve (12) months'),
	)
	await nextVersion(services, member, documentId, taken)

	const { suggestions } = await list(member, documentId)

	const [left, ...gone] = suggestions.filter(({ origin }) => origin === 'person')
	expect(gone).toEqual([])
	expect(left).toMatchObject({ state: 'edited', proposed: ['once a year'] })
	expect(await shown(documentId, left!)).toBe('from time to time in its sole discretion')
	expect(byRule(suggestions, 'general.liability_cap')).toBeUndefined()
	expect(byRule(suggestions, 'general.auto_renewal')).toMatchObject({ state: 'rejected', title: before.renewal.title })
	expect(suggestions.filter(({ state }) => state === 'stale')).toEqual([])
})

test('what was taken over once and changed again since does not come back as out of date', async () => {
	const { member, documentId } = await workedOn()
	await nextVersion(services, member, documentId, changed('three (3) months', 'twelve (12) months'))
	await nextVersion(services, member, documentId, changed('three (3) months before the claim', 'eighteen (18) months before any claim'))

	const { suggestions } = await list(member, documentId)

	expect(suggestions.filter(({ ruleId, state }) => ruleId === 'general.liability_cap' && state === 'stale')).toEqual([])
})

test('where the words are gone what was decided is out of date, and what comes up again says that it was decided', async () => {
	const { member, documentId, before } = await workedOn()
	await nextVersion(
		services,
		member,
		documentId,
		changed('the fees paid in the three (3) months', 'half of the fees paid in the three (3) months').map((each) =>
			each.replace('twenty-four (24) months unless', 'thirty-six (36) months unless'),
		),
	)

	const { suggestions, counts } = await list(member, documentId)

	expect(suggestions.filter(({ state }) => state === 'stale')).toMatchObject([
		{ ruleId: 'general.liability_cap', proposed: before.cap.proposed, decidedBy: { id: member.id } },
	])
	expect(counts.stale).toBe(1)
	for (const [rule, said] of [
		['general.liability_cap', 'accepted'],
		['general.auto_renewal', 'turned down'],
	] as const) {
		expect(suggestions.find(({ ruleId, state }) => ruleId === rule && state === 'open')?.internalNote).toContain(
			`In version 1.0.1 this was ${said}; the words have changed since.`,
		)
	}
})

test('threads go on where the work does, and so does what was let into the file', async () => {
	const { member, documentId, before } = await workedOn()
	const fees = first.findIndex((each) => each.startsWith('10. Payment'))
	const onIt = (await addComment(services, await opened(services, member, documentId, 'comment'), {
		body: 'Ask them.',
		suggestionId: before.cap.id,
		forFile: true,
	})) as {
		id: string
	}
	await replyToComment(services, await opened(services, member, documentId, 'comment'), onIt.id, { body: 'Asked.' })
	await addComment(services, await opened(services, member, documentId, 'comment'), {
		body: 'Which month?',
		paragraphId: `b${fees}`,
		start: 0,
		end: 3,
		forFile: true,
	})
	const { versionId } = await nextVersion(services, member, documentId, ['A new first line.', ...first])

	const { suggestions, version } = await list(member, documentId)

	const cap = byRule(suggestions, 'general.liability_cap')
	const said = await db.documentComment.findMany({
		where: { versionId },
		orderBy: { createdAt: 'asc' },
		select: { body: true, suggestionId: true, paragraphId: true, forFile: true },
	})
	expect(said).toEqual([
		{ body: 'Ask them.', suggestionId: cap.id, paragraphId: null, forFile: true },
		{ body: 'Asked.', suggestionId: cap.id, paragraphId: null, forFile: true },
		{ body: 'Which month?', suggestionId: null, paragraphId: `b${fees + 1}`, forFile: true },
	])
	expect(
		(
			await findOutgoing(
				services,
				(await db.documentVersion.findUniqueOrThrow({ where: { id: version.id } })) as Parameters<typeof findOutgoing>[1],
				false,
			)
		).threads,
	).toHaveLength(2)
})

test('what was let go in a round is not asked for again in the version that came back', async () => {
	const { member, documentId, versionId, before } = await workedOn()
	const next = await nextVersion(services, member, documentId, first)
	const round = { documentId, number: 1, sentVersionId: versionId, returnedVersionId: next.versionId, createdById: member.id }
	const said = (['reverted', 'refused', 'agreed'] as const).map((entry) => ({
		subject: before.cap.id,
		entry,
		userId: entry === 'reverted' ? null : member.id,
	}))
	await db.round.create({
		data: {
			...round,
			entries: {
				create: [
					...said,
					{ subject: before.assignment.id, entry: 'agreed', userId: member.id },
					{ subject: before.assignment.id, entry: 'refused', userId: member.id },
				],
			},
		},
	})

	const { suggestions } = await list(member, documentId)

	expect(byRule(suggestions, 'general.liability_cap')).toMatchObject({ state: 'rejected', decidedBy: { id: member.id } })
	expect(byRule(suggestions, 'general.one_sided_assignment')).toMatchObject({ state: 'edited', proposed: ['Both may assign.'] })
})

test('numbers stay when suggestions are made anew', async () => {
	const { member, documentId } = await workedOn()
	const was = (await list(member, documentId)).suggestions.map(({ number, title }) => [number, title])
	await regenerateSuggestions(services, await opened(services, member, documentId, 'edit'), engineHere)
	await regenerateSuggestions(services, await opened(services, member, documentId, 'edit'), engineHere)
	expect((await list(member, documentId)).suggestions.map(({ number, title }) => [number, title])).toEqual(was)
})

test('what somebody else worked out on a document of theirs goes nowhere', async () => {
	const { member, documentId } = await workedOn()
	const stranger = await register(services)
	const theirs = await reviewedContract(services, stranger)
	await nextVersion(services, stranger, theirs.documentId, first)

	expect(
		(await list(stranger, theirs.documentId)).suggestions.every(
			({ state, decidedBy, origin }) => state === 'open' && decidedBy === null && origin !== 'person',
		),
	).toBe(true)
	expect((await list(member, documentId)).counts.accepted).toBe(1)
})
