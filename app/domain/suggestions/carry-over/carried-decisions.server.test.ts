import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { decideSuggestion, type SuggestionDecision } from '../decide-suggestion.server.ts'
import { listSuggestions } from '../list-suggestions.server.ts'
import { undoDecision } from '../undo-decision.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { carriedDecisions } from './carried-decisions.server.ts'
import { listVersions } from '#app/domain/documents/list-versions.server.ts'

const services = await testServices()
/** The first review of a test file loads the models. */
const patience = 90_000
const words = contractParagraphs('faulty-services-agreement')

async function decide(member: Member, documentId: string, ruleId: string, to: SuggestionDecision): Promise<void> {
	const { suggestions } = (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!
	await decideSuggestion(
		services,
		await opened(services, member, documentId, 'edit'),
		suggestions.find((each) => each.ruleId === ruleId)!.id,
		to,
	)
}

async function carriedOn(member: Member, documentId: string, number: number): Promise<Record<string, string>> {
	const { suggestions } = (await listSuggestions(services, await opened(services, member, documentId, 'read', number), engineHere))!
	const carried = await carriedDecisions(services, { documentId, number })
	return Object.fromEntries(suggestions.flatMap(({ id, ruleId }) => (carried.has(id) ? [[ruleId ?? '', carried.get(id)!]] : [])))
}

test(
	'a carried decision names the version it was made on, over any number of versions, until somebody decides anew',
	async () => {
		const member = await register(services)
		const { documentId } = await reviewedContract(services, member)
		await decide(member, documentId, 'general.liability_cap', { to: 'accepted' })
		await decide(member, documentId, 'general.auto_renewal', { to: 'rejected' })
		expect(await carriedOn(member, documentId, 1)).toEqual({})

		await nextVersion(services, member, documentId, words)
		expect(await carriedOn(member, documentId, 2)).toEqual({ 'general.liability_cap': '1.0.1', 'general.auto_renewal': '1.0.1' })
		await decide(member, documentId, 'general.auto_renewal', { to: 'accepted' })
		expect(await carriedOn(member, documentId, 2)).toEqual({ 'general.liability_cap': '1.0.1' })
		await undoDecision(services, await opened(services, member, documentId, 'edit'))
		expect(await carriedOn(member, documentId, 2)).toEqual({ 'general.liability_cap': '1.0.1', 'general.auto_renewal': '1.0.1' })
		await decide(member, documentId, 'general.auto_renewal', { to: 'accepted' })
		await decide(member, documentId, 'general.wide_indemnity', { to: 'rejected' })

		await nextVersion(services, member, documentId, words)
		expect(await carriedOn(member, documentId, 3)).toEqual({
			'general.liability_cap': '1.0.1',
			'general.auto_renewal': '1.0.2',
			'general.wide_indemnity': '1.0.2',
		})
		expect(await carriedOn(member, documentId, 2)).toEqual({ 'general.liability_cap': '1.0.1' })

		const { db } = services
		const [first, second] = await db.documentVersion.findMany({ where: { documentId }, orderBy: { number: 'asc' } })
		await db.round.create({
			data: { documentId, number: 1, sentVersionId: first!.id, returnedVersionId: second!.id, createdById: member.id },
		})
		const versions = await listVersions(services, { id: documentId, versionNumber: 3 })
		expect(versions.map(({ label, round, docx }) => [label, round, docx])).toEqual([
			['1.0.3', null, true],
			['1.0.2', 1, true],
			['1.0.1', null, true],
		])
		expect(versions.at(-1)!.createdAt).toBe(first!.createdAt.toISOString())
		expect(await listVersions(services, { id: documentId, versionNumber: 2 })).toHaveLength(2)
	},
	patience,
)
