import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { todayAt } from '#app/domain/deadlines/calendar-days.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { agreementsOf, type Agreement } from './agreements/agreements.ts'
import { capTableOf, type CapTable } from './cap-table/cap-table.ts'
import type { Contradiction } from './contradictions/contradiction.ts'
import { exclusivityContradictions } from './contradictions/exclusivity.ts'
import { nameContradictions, stateContradictions } from './contradictions/own-name.ts'
import { ownershipContradictions } from './contradictions/ownership.ts'
import { shareContradictions, vestingContradictions } from './contradictions/shares.ts'
import { missingForDiligence } from './diligence/diligence.ts'
import type { Missing } from './diligence/missing.ts'
import type { Paper } from './paper.ts'
import { readPapers } from './read-papers.server.ts'

/** What all documents of a company say together. */
export interface CompanyRecord {
	contradictions: Contradiction[]
	capTable: CapTable
	missing: Missing[]
	agreements: Agreement[]
	/** The company's legal name; `null` without a profile. */
	legalName: string | null
	/** How many documents were read together. */
	read: number
	/** Documents without a complete report. */
	unread: { id: string; name: string }[]
	/** Whether there are older documents that were not read. */
	more: boolean
}

/**
 * Reads the documents of the member's company together: only those that the member may open.
 *
 * @param now in milliseconds since 1970
 */
export async function readCompanyRecord(
	services: Pick<Services, 'db'>,
	member: Pick<Member, 'id' | 'email' | 'companyId'>,
	now: number,
): Promise<CompanyRecord> {
	const [{ papers, unread, more }, profile] = await Promise.all([
		readPapers(services, member),
		findCompanyProfile(services, member, member.companyId),
	])
	const { agreements, contradictions, missing } = agreementsOf(papers, todayAt(now))
	const name = profile?.legal_entity_name ?? null
	const names = [...papers, ...unread].map((document) => document.name)
	return {
		contradictions: [
			...(profile ? againstProfile(papers, profile) : []),
			...(name ? betweenPapers(papers, name, now) : []),
			...contradictions,
		],
		capTable: capTableOf(papers, profile),
		missing: [...missingForDiligence(papers, names, profile), ...missing],
		agreements,
		legalName: name,
		read: papers.length,
		unread,
		more,
	}
}

function againstProfile(papers: readonly Paper[], profile: NonNullable<Awaited<ReturnType<typeof findCompanyProfile>>>): Contradiction[] {
	return [...nameContradictions(papers, profile), ...stateContradictions(papers, profile), ...shareContradictions(papers, profile)]
}

function betweenPapers(papers: readonly Paper[], name: string, now: number): Contradiction[] {
	return [
		...vestingContradictions(papers, name),
		...exclusivityContradictions(papers, name, todayAt(now)),
		...ownershipContradictions(papers, name),
	]
}
