import { allowedTo, visibleTo } from '#app/domain/access/visible-to.ts'
import { findCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { recordFields } from '#app/domain/record/record-fields.ts'
import { recordOf, type DocumentRecord } from '#app/domain/record/record-of.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addDays, dayName, dayOf, todayAt, type Day } from './calendar-days.ts'
import { companyDeadlines } from './company-deadlines.ts'
import type { ComputedDeadline, RefusedDeadline } from './deadline.ts'
import { deadlineSelection, statedFacts } from './deadline-selection.ts'
import { documentDeadlines } from './document-deadlines.ts'
import { findTasks, type FoundTask } from './find-tasks.server.ts'

/** How many days a deadline that is over stays in the list. */
const passedFor = 90

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

/** The words of a document that a deadline rests on. */
export interface DeadlineSource {
	label: string
	/** `null` where a person typed the value. */
	quote: string | null
	/** The version with the words, if it is not the newest. */
	version: number | null
	start: number
	end: number
}

/** A deadline or task as lists show it. */
export interface Deadline {
	/** What it is about; with the date it names one deadline. */
	key: string
	companyId: string
	what: string
	date: Day
	/** `null` for a company's deadlines and for tasks without one. */
	document: { id: string; name: string } | null
	/** `null` for tasks that people made. */
	rule: string | null
	steps: string[]
	notes: string[]
	sources: DeadlineSource[]
	/** Whether somebody confirmed all that it rests on. */
	confirmed: boolean
	/** Whose document it is; `null` for a company's deadlines and for tasks. */
	documentOwnerId: string | null
	owner: { id: string; name: string } | null
	/** ISO 8601. */
	doneAt: string | null
	snoozedUntil: Day | null
	/** Whether the reader may give it to somebody, snooze it and mark it as done. */
	mayChange: boolean
	/** The task's id, where a person made it. */
	taskId: string | null
}

/** A deadline that can't be computed yet, with its document; `null` for the company's. */
export type RefusedInDocument = RefusedDeadline & { document: { id: string; name: string } | null }

/** All that is due, and what can't be computed. */
export interface DeadlineList {
	/** Today and later, the next one first. */
	upcoming: Deadline[]
	/** Over in the last 90 days and not done, the latest first. */
	passed: Deadline[]
	/** Done, among those days, the latest first. */
	done: Deadline[]
	refused: RefusedInDocument[]
}

/**
 * What is due for a member: computed from the records of the documents that they may open, from the profile of their
 * company, and the tasks of their company that they made or own.
 *
 * @param now in milliseconds since 1970
 */
export async function listDeadlines({ db }: Pick<Services, 'db'>, member: Reader, now: number): Promise<DeadlineList> {
	const today = todayAt(now)
	const [documents, editable, profile, tasks, membership] = await Promise.all([
		db.document.findMany({ where: visibleTo(member), select: deadlineSelection }),
		db.document.findMany({ where: allowedTo(member, 'edit'), select: { id: true } }),
		findCompanyProfile({ db }, member, member.companyId),
		findTasks({ db }, member),
		db.membership.findUnique({ where: { companyId_userId: { companyId: member.companyId, userId: member.id } }, select: { role: true } }),
	])
	const mayManageCompany = membership !== null && membership.role !== 'member'
	const mayEdit = new Set(editable.map(({ id }) => id))
	const found: Deadline[] = []
	const refused: RefusedInDocument[] = []
	for (const source of documents) {
		const { id, name, companyId, createdById } = source
		const record = recordOf(source)
		const computed = documentDeadlines(record, source.documentType, today)
		const about = { companyId, document: { id, name }, documentOwnerId: createdById, mayChange: mayEdit.has(id), taskId: null }
		for (const deadline of computed.deadlines)
			found.push({
				...about,
				...listed(`document:${id}:${deadline.kind}`, deadline),
				sources: sourcesOf(deadline, record, source.versionNumber),
			})
		found.push(...statedDays(source).map((stated) => ({ ...about, ...stated })))
		refused.push(...computed.refused.map((each) => ({ ...each, document: { id, name } })))
	}
	const ofCompany = companyDeadlines(profile, today)
	const about = {
		companyId: member.companyId,
		document: null,
		documentOwnerId: null,
		mayChange: mayManageCompany,
		taskId: null,
		sources: [],
	}
	found.push(...ofCompany.deadlines.map((deadline) => ({ ...about, ...listed(`company:${deadline.kind}`, deadline) })))
	refused.push(...ofCompany.refused.map((each) => ({ ...each, document: null })))
	const decided = new Map(tasks.map((task) => [identity(task), task]))
	return inLists([...found.map((deadline) => withTask(deadline, decided)), ...tasks.filter(isOwn).map(ownTask)], refused, today)
}

function inLists(all: Deadline[], refused: RefusedInDocument[], today: Day): DeadlineList {
	const from = addDays(today, -passedFor)
	const sorted = all
		.filter(({ date }) => date >= from)
		.toSorted((a, b) => a.date.localeCompare(b.date) || a.what.localeCompare(b.what) || a.key.localeCompare(b.key))
	const open = sorted.filter(({ doneAt }) => doneAt === null)
	return {
		upcoming: open.filter(({ date }) => date >= today),
		passed: open.filter(({ date }) => date < today).reverse(),
		done: sorted.filter(({ doneAt }) => doneAt !== null).reverse(),
		refused,
	}
}

const nobodys = { owner: null, doneAt: null, snoozedUntil: null } as const

function listed(key: string, { what, date, rule, steps, notes, confirmed }: ComputedDeadline) {
	return { ...nobodys, key, what, date, rule, steps, notes, confirmed }
}

function sourcesOf({ fields }: ComputedDeadline, record: DocumentRecord, newest: number): DeadlineSource[] {
	return fields.map((field) => {
		const { source } = record[field]
		return {
			label: recordFields[field].label,
			quote: source?.quote ?? null,
			version: source && source.versionNumber !== newest ? source.versionNumber : null,
			start: source?.start ?? 0,
			end: source?.end ?? 0,
		}
	})
}

type Source = Prisma.DocumentGetPayload<{ select: typeof deadlineSelection }>

/** Days that the report reads and that are no field of the record; a document may state one several times. */
function statedDays({ id, versionNumber, versions: [version] }: Source) {
	const facts = version?.reviews[0]?.facts ?? []
	const seen = new Set<string>()
	return facts.flatMap(({ name, date, quote, start, end }) => {
		const what = statedFacts[name as keyof typeof statedFacts]
		const key = `document:${id}:${name}`
		const day = date && dayOf(date)
		if (!what || !day || seen.has(`${key} ${day}`)) return []
		seen.add(`${key} ${day}`)
		const older = version!.number === versionNumber ? null : version!.number
		return [
			{
				...nobodys,
				key,
				what,
				date: day,
				rule: 'Stated in the document.',
				steps: [`The report reads ${dayName(day)}`],
				notes: [],
				confirmed: false,
				sources: [{ label: what, quote, version: older, start, end }],
			},
		]
	})
}

function withTask(deadline: Deadline, decided: ReadonlyMap<string, FoundTask>): Deadline {
	const task = decided.get(identity(deadline))
	return task ? { ...deadline, owner: task.owner, doneAt: task.doneAt, snoozedUntil: task.snoozedUntil } : deadline
}

function identity({ companyId, key, date }: Pick<FoundTask, 'companyId' | 'key' | 'date'>): string {
	return `${companyId} ${key} ${date}`
}

function isOwn(task: FoundTask): task is FoundTask & { title: string } {
	return task.title !== null
}

function ownTask({ id, key, companyId, title, date, document, owner, doneAt, snoozedUntil }: FoundTask & { title: string }): Deadline {
	return {
		key,
		companyId,
		what: title,
		date,
		document,
		rule: null,
		steps: [],
		notes: [],
		sources: [],
		confirmed: true,
		documentOwnerId: null,
		owner,
		doneAt,
		snoozedUntil,
		mayChange: true,
		taskId: id,
	}
}
