import type { Administrator } from '#app/domain/identity/administrator.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { helpFields, type HelpRequest } from '../help-request.ts'
import { owedStates } from '../help-state.ts'

/** A request as the queue lists it: without its question and its document, which only the expert who takes it on sees. */
export type QueuedHelp = Pick<HelpRequest, 'id' | 'kind' | 'state' | 'pages' | 'paidAt' | 'dueAt' | 'claimedBy' | 'claimedById'> & {
	askedBack: boolean
}

const queueFields = {
	id: true,
	kind: true,
	state: true,
	pages: true,
	paidAt: true,
	dueAt: true,
	claimedById: true,
	claimedBy: { select: { email: true, firstName: true, lastName: true } },
	askedBackAt: true,
} as const

/** What was paid and not deleted: experts see nothing else. */
const shownToExperts = { state: { not: 'unpaid' }, document: { deletedAt: null } } as const satisfies Prisma.HelpRequestWhereInput

/** The requests that wait for an answer, the most urgent first, and those that were answered last. */
export async function listRequests(
	{ db }: Pick<Services, 'db'>,
	_administrator: Administrator,
): Promise<{ open: QueuedHelp[]; done: QueuedHelp[] }> {
	const [open, done] = await Promise.all([
		db.helpRequest.findMany({
			where: { ...shownToExperts, state: { in: owedStates } },
			orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
			take: 200,
			select: queueFields,
		}),
		db.helpRequest.findMany({
			where: { ...shownToExperts, state: { in: ['answered', 'accepted', 'refunded'] } },
			orderBy: [{ paidAt: 'desc' }, { id: 'asc' }],
			take: 30,
			select: queueFields,
		}),
	])
	const listed = ({ askedBackAt, ...request }: (typeof open)[number]): QueuedHelp => ({ ...request, askedBack: askedBackAt !== null })
	return { open: open.map(listed), done: done.map(listed) }
}

/** How many requests wait for an answer. */
export function countRequests({ db }: Pick<Services, 'db'>, _administrator: Administrator): Promise<number> {
	return db.helpRequest.count({ where: { ...shownToExperts, state: { in: owedStates } } })
}

/** A request that the expert took on, with its question; `null` when there is none, or somebody else has it. */
export async function findRequest({ db }: Pick<Services, 'db'>, { id }: Administrator, requestId: string): Promise<HelpRequest | null> {
	if (!isId(requestId)) return null
	return db.helpRequest.findFirst({ where: { id: requestId, claimedById: id, ...shownToExperts }, select: helpFields })
}
