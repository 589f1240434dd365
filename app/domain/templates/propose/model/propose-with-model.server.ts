import { randomBytes, randomUUID } from 'node:crypto'
import type { Member } from '#app/domain/identity/member.ts'
import { activePrompt } from '#app/domain/review/model/prompt-records.server.ts'
import { describeCase } from '#app/domain/review/model/prompts/describe-case.ts'
import type { UsedPrompt } from '#app/domain/review/model/prompts/shipped-prompts.ts'
import { logRequests } from '#app/domain/review/model/model-calls.server.ts'
import type { LanguageModel, ModelOutcome } from '#app/infrastructure/language-model/language-model.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour, inSeconds, minute } from '#app/units.ts'
import { propose, type Proposal } from '../propose.ts'
import { scoreTemplates } from '../score-templates.ts'
import { caseElementSchema } from './case-element.ts'
import { type CaseQuestion, type PromptTemplate, writeCaseQuestion } from './case-question.ts'
import { CaseAnswer } from './read-answer.ts'

/** What is proposed for a case, and what there is to say of the model that was asked. */
export interface ModelProposals<Template> {
	proposals: Proposal<Template>[]
	/** A sentence where its answer was not used, or not all of it; `null` otherwise. */
	note: string | null
}

/** Words cost money where a model is paid for. */
const casesPerMember = { name: 'describe-with-model', points: 40, seconds: inSeconds(hour) }

/** Who described a case waits for its proposals. */
const patience = minute

const whyNot: Record<Exclude<ModelOutcome, 'answered' | 'cut_off'>, string> = {
	unreadable: 'its answer could not be read',
	too_slow: 'it took too long',
	busy: 'its server is busy',
	unreachable: 'its server can’t be reached',
	refused: 'its server refused the question',
}

/**
 * Lets a language model propose templates, answers and wordings for a case. Nothing of it counts that the words of the case
 * don't bear out; without a usable answer the embedded engine proposes, and the note says so.
 *
 * @throws the signal's reason when it aborts
 */
export async function proposeWithModel<Template extends PromptTemplate>(
	services: Pick<Services, 'db' | 'limits'>,
	model: LanguageModel,
	member: Member,
	{ words, templates, signal }: { words: string; templates: readonly Template[]; signal: AbortSignal },
): Promise<ModelProposals<Template>> {
	const clausesOf = ({ clauses }: Template) => clauses
	const embedded = (why: string): ModelProposals<Template> => ({
		proposals: propose(words, templates, clausesOf),
		note: `${model.name} was not used: ${why}. These proposals come from Fineprint’s own rules.`,
	})
	if ((await services.limits.count(casesPerMember, member.id)) > 0) return embedded('you have described very many cases in an hour')
	const prompt = await activePrompt(services, describeCase.name)
	const question = writeCaseQuestion(words, bestFirst(words, templates), {
		instructions: prompt.body,
		boundary: randomBytes(12).toString('hex'),
		context: await model.context(),
	})
	if (!question) return embedded('its context is too small')
	const answer = new CaseAnswer(words, question.templates)
	const outcome = await ask(services, model, prompt, { ...question, signal, onElement: (element) => void answer.take(element) })
	const { proposals, dropped } = answer.read(clausesOf)
	if (outcome !== 'answered' && outcome !== 'cut_off') return embedded(whyNot[outcome])
	if (proposals.length === 0) return embedded('it gave no answer that your words bear out')
	return { proposals, note: dropped === 0 ? null : droppedNote(model, dropped) }
}

function droppedNote({ name }: LanguageModel, dropped: number): string {
	return dropped === 1
		? `One answer of ${name} was left out, because your words do not say it.`
		: `${dropped} answers of ${name} were left out, because your words do not say them.`
}

async function ask(
	services: Pick<Services, 'db'>,
	model: LanguageModel,
	{ number }: UsedPrompt,
	{
		system,
		prompt,
		outputTokens,
		signal,
		onElement,
	}: CaseQuestion<unknown> & { signal: AbortSignal; onElement: (element: unknown) => void },
): Promise<ModelOutcome> {
	const tooSlow = AbortSignal.timeout(patience)
	try {
		const { outcome } = await model.ask({
			system,
			prompt,
			elementSchema: caseElementSchema,
			maxOutputTokens: outputTokens,
			signal: AbortSignal.any([signal, tooSlow]),
			// That words left is written down, as it is for a review; a case has no row of its own.
			onRequest: logRequests(services, { reviewId: randomUUID(), model, prompts: { [describeCase.name]: { number } }, masked: false }),
			onElement,
		})
		return outcome
	} catch (error) {
		if (tooSlow.aborted && !signal.aborted) return 'too_slow'
		throw error
	}
}

/** The templates that the embedded engine would choose come first: a model with a small context is told of them. */
export function bestFirst<Template extends PromptTemplate>(words: string, templates: readonly Template[]): Template[] {
	const fitting = scoreTemplates(words, templates).map(({ template }) => template)
	return [...fitting, ...templates.filter((template) => !fitting.includes(template))]
}
