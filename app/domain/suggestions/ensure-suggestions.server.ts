import { draftSuggestionsJob } from '#app/domain/placing/draft-suggestions-job.server.ts'
import { randomUUID } from 'node:crypto'
import { recordEvents } from '#app/domain/activity/record-event.server.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { isDocumentType } from '#app/domain/review/type/catalogue.ts'
import { readSection } from '#app/domain/review/run/find-review.server.ts'
import type { ReviewOptions } from '#app/domain/review/report/report.ts'
import type { AboutReport } from '#app/domain/review/report/stored-sections.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { carriedFields, carriedOver, moveThreads, moveThreadsOnWords, withEarlierWork } from './carry-over/carry-over.server.ts'
import type { ComingSuggestion, FreshSuggestion } from './carry-over/carry-over.ts'
import type { SuggestionDraft } from '#app/domain/placing/suggestion-draft.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { isHandMade } from './suggestion.ts'
import { lockVersion } from './version-lock.server.ts'
import { minute } from '#app/units.ts'

/** The state of a version's suggestions. `no_review`: nothing was analyzed; `under_way`: they come with the report. */
export type SuggestionsReady = 'ready' | 'under_way' | 'failed' | 'no_review'

/**
 * Makes the suggestions of a version from its newest complete review, once per review. Decided, edited and commented
 * suggestions stay, from version to version too.
 *
 * @param again whether to make them again from the same review too
 */
export async function ensureSuggestions(
	services: Pick<Services, 'db'>,
	versionId: string,
	{ again = false, engine }: { again?: boolean; engine: WordEngine },
): Promise<SuggestionsReady> {
	const { state, review, before } = await suggestionsOf(services, versionId)
	if (!review || (state === 'ready' && !again)) return state

	const [document, found, facts, about] = await Promise.all([
		readSection(services, review, 'text'),
		readSection(services, review, 'findings'),
		readSection(services, review, 'facts'),
		readSection(services, review, 'about'),
	])
	if (!document || !found) return 'failed'
	const answer = await engine.run(draftSuggestionsJob, {
		document,
		findings: found.findings,
		parties: (facts ?? []).filter(({ name }) => name === 'party_role').map(({ value }) => value),
		...(about ? { options: optionsOf(about) } : {}),
	})
	if (!('value' in answer)) throw new Error(`The suggestions of version ${versionId} could not be drafted`)
	await services.db.$transaction((tx) => saveDrafts(tx, { versionId, reviewId: review, before, again }, answer.value), {
		timeout: minute,
	})
	return 'ready'
}

/**
 * The state of a version's suggestions, without making any.
 *
 * @returns `review`: the complete review that they come from; `before`: the one that the current ones were made from
 */
export async function suggestionsOf(
	{ db }: Pick<Services, 'db'>,
	versionId: string,
): Promise<{ state: SuggestionsReady; review: string | null; before: string | null }> {
	const reviews = await db.review.findMany({
		where: { versionId },
		orderBy: { createdAt: 'desc' },
		take: 20,
		select: { id: true, status: true },
	})
	const complete = reviews.find(({ status }) => status === 'complete')
	if (!complete) {
		const [newest] = reviews
		const underWay = newest?.status === 'queued' || newest?.status === 'running'
		return { state: newest ? (underWay ? 'under_way' : 'failed') : 'no_review', review: null, before: null }
	}
	const made = await db.suggestionRun.findUnique({ where: { versionId }, select: { reviewId: true } })
	return { state: made?.reviewId === complete.id ? 'ready' : 'under_way', review: complete.id, before: made?.reviewId ?? null }
}

function optionsOf({ options, document }: AboutReport): ReviewOptions {
	const { type } = document
	return {
		partyRole: options.party_role,
		partyName: options.party_name,
		reviewTone: options.review_tone,
		documentType: isDocumentType(type) ? type : null,
		...(options.company ? { company: options.company } : {}),
	}
}

interface Making {
	versionId: string
	reviewId: string
	/** The review that the current ones were made from. */
	before: string | null
	again: boolean
}

async function saveDrafts(tx: Tx, { versionId, reviewId, before, again }: Making, drafts: readonly SuggestionDraft[]): Promise<void> {
	// Locked, so that two requests at once make one set of suggestions.
	const version = await lockVersion(tx, versionId)
	const made = await tx.suggestionRun.findUnique({ where: { versionId }, select: { reviewId: true } })
	if ((made?.reviewId ?? null) !== before || (made?.reviewId === reviewId && !again)) return

	// Locks the rows, so that a concurrent decision is either seen here or made afterwards: none is lost.
	await tx.$queryRaw`SELECT 1 FROM "suggestions" WHERE "version_id" = ${versionId}::uuid ORDER BY "id" FOR UPDATE`
	const there = await tx.suggestion.findMany({
		where: { versionId },
		select: {
			id: true,
			number: true,
			state: true,
			origin: true,
			ruleId: true,
			change: true,
			paragraph: true,
			revision: true,
			carriedFromId: true,
			_count: { select: { comments: true } },
		},
	})
	// A revised or carried-over suggestion contains somebody's work.
	const untouched = there.filter(
		({ state, origin, revision, carriedFromId, _count }) =>
			state === 'open' && !isHandMade({ origin }) && revision === 0 && carriedFromId === null && _count.comments === 0,
	)
	await tx.suggestion.deleteMany({ where: { id: { in: untouched.map(({ id }) => id) } } })
	const kept = there.filter((suggestion) => !untouched.includes(suggestion))

	// A stale suggestion conflicts with none.
	const current = kept.filter(({ state }) => state !== 'stale')
	const fresh = (await withFindings(tx, reviewId, drafts)).filter(
		(draft) => !current.some((other) => other.ruleId === draft.ruleId && samePlace(other.change, draft.change)),
	)
	const alive = current
		.filter(({ state }) => state !== 'rejected')
		.map(({ paragraph, change }) => ({ paragraph, change: change as unknown as SuggestionChange }))
	const coming = await withEarlierWork(tx, versionId, fresh, alive)
	const number = numbersFor(coming, kept, untouched)
	const rows = coming.map((one) => ({ id: randomUUID(), number: number(one), one }))
	// In two statements: a long contract has hundreds, and others wait for the lock.
	await tx.suggestion.createMany({
		data: rows.map(({ id, number, one }) => {
			const { from, change, ...fields } = one
			return {
				...fields,
				id,
				versionId,
				number,
				change: change as unknown as Prisma.InputJsonObject,
				...(from ? carriedFields(from, one.state) : {}),
			}
		}),
	})
	const about = { actor: null, documentId: version.documentId, versionNumber: version.number }
	const carried = rows.flatMap(({ id, number, one }) => carriedOver(one, number).map((event) => ({ ...event, ...about, subject: id })))
	const drafted = { drafted: rows.length - carried.length, carriedOver: carried.length }
	await recordEvents(tx, [{ type: 'suggestions.drafted', ...about, details: drafted }, ...carried])
	for (const { id, one } of rows) if (one.from?.talkedAbout) await moveThreads(tx, one.from, { versionId, suggestionId: id })
	await tx.suggestionRun.upsert({ where: { versionId }, create: { versionId, reviewId }, update: { reviewId } })
	if (!before) await moveThreadsOnWords(tx, versionId)
}

async function withFindings(tx: Tx, reviewId: string, drafts: readonly SuggestionDraft[]): Promise<FreshSuggestion[]> {
	const findings = await tx.finding.findMany({ where: { reviewId }, select: { id: true, key: true } })
	const ids = new Map(findings.map(({ id, key }) => [key, id]))
	return drafts.map(({ findingKey, ...draft }) => ({ ...draft, findingId: ids.get(findingKey) ?? null }))
}

type Numbered = Pick<ComingSuggestion, 'ruleId'> & { number: number; change: Prisma.JsonValue }

/** Numbers in document order; a suggestion that comes up again keeps its known number. */
function numbersFor(
	coming: readonly ComingSuggestion[],
	kept: readonly Numbered[],
	replaced: readonly Numbered[],
): (one: ComingSuggestion) => number {
	let last = kept.length === 0 ? 0 : Math.max(...[...kept, ...replaced].map(({ number }) => number))
	if (kept.length === 0) return () => ++last
	const left = [...replaced]
	const known = new Map(
		coming.map((one) => {
			const at = left.findIndex((other) => other.ruleId === one.ruleId && samePlace(other.change, one.change))
			return [one, at < 0 ? undefined : left.splice(at, 1)[0]?.number]
		}),
	)
	return (one) => known.get(one) ?? ++last
}

function samePlace(one: Prisma.JsonValue, other: SuggestionChange): boolean {
	return JSON.stringify(placeOf(one)) === JSON.stringify(placeOf(other as unknown as Prisma.JsonValue))
}

function placeOf(change: Prisma.JsonValue): unknown[] {
	const { kind, paragraphId, where, start, end } = change as Record<string, unknown>
	return [kind, paragraphId, where, start, end]
}
