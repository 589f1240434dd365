import { expect, test } from 'vitest'
import { saveCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { sideSentence } from '#app/domain/review/sides/side-words.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { reviewedContract, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { requestReview, type NewSide } from './request-review.server.ts'

const services = await testServices()
const { db } = services

const reportOf = async (reviewId: string) =>
	(await db.reviewSection.findUniqueOrThrow({ where: { reviewId_name: { reviewId, name: 'report' } } })).body

test('the profile gives the side and what contradicts it, from the next review on, and a chosen side wins', async () => {
	const member = await register(services)
	const first = await reviewedContract(services, member, 'faulty-services-agreement')
	const again = async (side: NewSide = {}) => {
		const asked = await requestReview(services, await opened(services, member, first.documentId), side)
		if (asked.outcome !== 'queued') throw new Error(asked.outcome)
		await runReview(services, asked.reviewId, new AbortController().signal, reviewerHere)
		return asked.reviewId
	}
	const save = (state: string) =>
		saveCompanyProfile(services, member, member.companyId, { legal_entity_name: 'PINECONE STUDIO INC', incorporation_state: state })
	const parsed = async (reviewId: string) => JSON.parse(await reportOf(reviewId)) as ReviewReport
	const ofProfile = ({ findings }: ReviewReport) => findings.filter(({ says }) => says.includes('Your company profile'))

	expect(await parsed(first.reviewId)).not.toHaveProperty('options.company')
	await save('Nevada')
	const nevada = await parsed(await again())
	expect(nevada.document.reader).toEqual({ name: 'Pinecone Studio, Inc.', certainty: 'likely', by: 'profile' })
	expect(sideSentence(nevada)).toBe('You are Pinecone Studio, Inc. here, going by your company profile.')
	expect(nevada.options.company).toMatchObject({ legal_entity_name: 'PINECONE STUDIO INC', incorporation_state: 'Nevada' })
	expect(ofProfile(nevada)).toMatchObject([
		{ kind: 'contradictory', quote: 'Pinecone Studio, Inc., a California corporation', says: expect.stringContaining('says Nevada') },
	])

	await save('California')
	const california = await again()
	expect(ofProfile(await parsed(california))).toEqual([])
	// Equal version, options and profile: equal bytes.
	expect(await reportOf(await again())).toBe(await reportOf(california))

	const chosen = await parsed(await again({ partyName: 'Harborline Consulting Group, Inc.' }))
	expect(chosen.document.reader).toEqual({ name: 'Harborline Consulting Group, Inc.', certainty: 'chosen' })
})
