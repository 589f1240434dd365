import { randomBytes } from 'node:crypto'
import type { TrialQuestion } from '#app/domain/review/model/trial/trial-question.ts'
import { withClauses } from '#app/domain/templates/generate/prepare-template.server.ts'
import { listUsableTemplates } from '#app/domain/templates/generate/usable-templates.server.ts'
import { caseElementSchema } from '#app/domain/templates/propose/model/case-element.ts'
import { writeCaseQuestion } from '#app/domain/templates/propose/model/case-question.ts'
import { bestFirst } from '#app/domain/templates/propose/model/propose-with-model.server.ts'
import { CaseAnswer } from '#app/domain/templates/propose/model/read-answer.ts'
import type { SampleCase } from '#app/domain/templates/propose/model/sample-cases.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The question that a founder who describes this case would have asked with these words.
 *
 * @param context tokens that the model takes at once
 * @returns `null` where that is too small
 */
export async function writeCaseTrial(
	services: Pick<Services, 'db' | 'log'>,
	{ text }: SampleCase,
	{ instructions, context }: { instructions: string; context: number },
): Promise<TrialQuestion | null> {
	const templates = await withClauses(services, await listUsableTemplates(services))
	const boundary = randomBytes(12).toString('hex')
	const question = writeCaseQuestion(text, bestFirst(text, templates), { instructions, boundary, context })
	if (!question) return null
	const answer = new CaseAnswer(text, question.templates)
	return {
		system: question.system,
		prompt: question.prompt,
		elementSchema: caseElementSchema,
		maxOutputTokens: question.outputTokens,
		whyDropped: (element) =>
			answer.take(element) ? null : 'It is not of the form that was asked for, or the words of the case do not say it.',
	}
}
