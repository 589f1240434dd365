import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { CompanyProfile as Row } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { type CompanyChanges, type CompanyProfile, issuesTooMany } from './company-profile.ts'
import { lockMembers } from './locked-members.server.ts'

/** The profile of a company that the member belongs to; `null` until it is first saved, and for every other company. */
export async function findCompanyProfile(
	{ db }: Pick<Services, 'db'>,
	member: Pick<Member, 'id'>,
	companyId: string,
): Promise<CompanyProfile | null> {
	const row = await db.companyProfile.findFirst({ where: { companyId, company: { memberships: { some: { userId: member.id } } } } })
	return row && profileOf(row)
}

/** The profile of a document's company, for its review. */
export async function profileOfDocumentCompany(tx: Tx, versionId: string): Promise<CompanyProfile | null> {
	const row = await tx.companyProfile.findFirst({
		where: { company: { documents: { some: { versions: { some: { id: versionId } } } } } },
	})
	return row && profileOf(row)
}

/**
 * Saves the profile of a company that the member belongs to. Fields that are left out stay. The history tells which
 * fields were changed.
 *
 * @returns 'forbidden' when the member is neither owner nor admin; `null` when they do not belong to the company
 */
export async function saveCompanyProfile(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	companyId: string,
	changes: CompanyChanges,
): Promise<CompanyProfile | 'forbidden' | 'issued_exceeds_authorized' | null> {
	return db.$transaction(async (tx) => {
		const own = (await lockMembers(tx, companyId)).get(member.id)
		if (!own) return null
		if (own === 'member') return 'forbidden'
		const row = await tx.companyProfile.findUnique({ where: { companyId } })
		const before = row ? profileOf(row) : null
		const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
		const after = { ...(before ?? empty), ...given } as CompanyProfile
		if (issuesTooMany(after)) return 'issued_exceeds_authorized'
		const fields = (Object.keys(empty) as (keyof CompanyProfile)[]).filter((field) => after[field] !== (before ?? empty)[field])
		if (fields.length === 0) return after
		const data = rowOf(after)
		await tx.companyProfile.upsert({ where: { companyId }, create: { companyId, ...data }, update: data })
		await recordEvent(tx, { type: 'company.profile_changed', actor: member, companyId, details: { fields } })
		return after
	})
}

const empty: CompanyProfile = {
	legal_entity_name: '',
	ein: null,
	incorporation_date: null,
	incorporation_state: null,
	authorized_shares: null,
	issued_shares: null,
	company_address: null,
	company_phone: null,
	company_website: null,
	incorporation_service_provider: null,
	agent_name: null,
	agent_email: null,
	agent_phone: null,
	agent_address: null,
	agent_renewal_date: null,
	industry_type: null,
}

function profileOf(row: Row): CompanyProfile {
	return {
		legal_entity_name: row.legalEntityName,
		ein: row.ein,
		incorporation_date: dayOf(row.incorporationDate),
		incorporation_state: row.incorporationState,
		authorized_shares: countOf(row.authorizedShares),
		issued_shares: countOf(row.issuedShares),
		company_address: row.companyAddress,
		company_phone: row.companyPhone,
		company_website: row.companyWebsite,
		incorporation_service_provider: row.incorporationServiceProvider,
		agent_name: row.agentName,
		agent_email: row.agentEmail,
		agent_phone: row.agentPhone,
		agent_address: row.agentAddress,
		agent_renewal_date: dayOf(row.agentRenewalDate),
		industry_type: row.industryType,
	}
}

function rowOf(profile: CompanyProfile) {
	return {
		legalEntityName: profile.legal_entity_name,
		ein: profile.ein,
		incorporationDate: profile.incorporation_date === null ? null : new Date(profile.incorporation_date),
		incorporationState: profile.incorporation_state,
		authorizedShares: profile.authorized_shares,
		issuedShares: profile.issued_shares,
		companyAddress: profile.company_address,
		companyPhone: profile.company_phone,
		companyWebsite: profile.company_website,
		incorporationServiceProvider: profile.incorporation_service_provider,
		agentName: profile.agent_name,
		agentEmail: profile.agent_email,
		agentPhone: profile.agent_phone,
		agentAddress: profile.agent_address,
		agentRenewalDate: profile.agent_renewal_date === null ? null : new Date(profile.agent_renewal_date),
		industryType: profile.industry_type,
	}
}

function dayOf(date: Date | null): string | null {
	return date && date.toISOString().slice(0, 10)
}

function countOf(shares: bigint | null): number | null {
	return shares === null ? null : Number(shares)
}
