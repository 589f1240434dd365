import { describeCase } from '#app/domain/review/model/prompts/describe-case.ts'
import { sampleByKey, sampleContracts } from '#app/domain/review/model/trial/sample-contracts.ts'
import { sampleCaseByKey, sampleCases } from '#app/domain/templates/propose/model/sample-cases.ts'

/** What the words of a prompt are told with: the documents of reviews, or the cases that founders describe. */
export type PromptSubject = 'review' | 'case'

/** What a prompt is for. */
export function subjectOf(promptName: string): PromptSubject {
	return promptName === describeCase.name ? 'case' : 'review'
}

/** What a prompt can be tried on. */
export function samplesOf(promptName: string): { key: string; title: string }[] {
	const samples = subjectOf(promptName) === 'case' ? sampleCases : sampleContracts
	return samples.map(({ key, title }) => ({ key, title }))
}

/** What a sample is called; one that is no longer part of the product goes by its key. */
export function titleOfSample(key: string): string {
	return (sampleByKey(key) ?? sampleCaseByKey(key))?.title ?? key
}
