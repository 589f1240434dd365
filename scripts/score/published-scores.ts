/** A score that others published, and how we came to see it. */
export interface PublishedScores {
	system: string
	/** In the order of the table's columns; `null` where none was seen. */
	values: (number | null)[]
	seen: string
}

const cuadPaper = 'Table 2 of the CUAD paper, from a copy in a public repository'
const contractEval = 'Table III of ContractEval, from copies in public repositories; the paper itself was not seen'
const fineTuned = 'README of Ihtesham-star/cuad_llm_finetuning; all 102 test contracts, not peer reviewed'
const privoid = 'Model card of Privoid; eight test contracts only'
const nliPaper = 'Table 4 of the ContractNLI paper, from a copy of its ar5iv page'
const nliModels = 'Pull request 320 of aws-samples/generative-ai-on-amazon-sagemaker; all 123 test documents'

/** F1 of whether a contract has a category. */
export const publishedPresence: PublishedScores[] = [
	{ system: 'Qwen3-4B, fine-tuned', values: [0.9], seen: fineTuned },
	{ system: 'Privoid-4B, fine-tuned', values: [0.87], seen: privoid },
	{ system: 'Gemini 3.5 Flash', values: [0.846], seen: privoid },
	{ system: 'Qwen3-14B, zero-shot', values: [0.816], seen: fineTuned },
]

/** F1, F2, mean Jaccard, share of marked pairs left empty. */
export const publishedContractEval: PublishedScores[] = [
	{ system: 'GPT-4.1, zero-shot', values: [0.641, 0.672, 0.472, 0.071], seen: contractEval },
	{ system: 'GPT-4.1 mini, zero-shot', values: [0.644, 0.678, 0.435, 0.072], seen: contractEval },
	{ system: 'Qwen3-8B thinking, zero-shot', values: [0.54, 0.512, 0.391, 0.11], seen: contractEval },
	{ system: 'Claude Sonnet 4, zero-shot', values: [0.523, 0.578, 0.458, 0.025], seen: contractEval },
	{ system: 'Gemini 2.5 Pro preview, zero-shot', values: [0.497, 0.604, 0.506, 0.011], seen: contractEval },
	{ system: 'Llama 3.1 8B, zero-shot', values: [0.392, 0.37, 0.3, 0.214], seen: contractEval },
	{ system: 'Gemma 3 12B, zero-shot', values: [0.391, 0.421, 0.446, 0.045], seen: contractEval },
	{ system: 'Qwen3-4B, fine-tuned', values: [0.678, null, null, null], seen: fineTuned },
	{ system: 'Qwen3-14B, zero-shot', values: [0.41, null, null, null], seen: fineTuned },
]

/** Area under the precision-recall curve, precision at 80 percent recall. */
export const publishedSpans: PublishedScores[] = [
	{ system: 'RoBERTa-large, fine-tuned', values: [0.482, 0.381], seen: cuadPaper },
	{ system: 'DeBERTa-xlarge, fine-tuned', values: [0.478, 0.44], seen: `${cuadPaper}; .440 also on a page about arXiv 2103.06268` },
	{ system: 'RoBERTa-base, fine-tuned', values: [0.426, 0.311], seen: cuadPaper },
	{ system: 'BERT-base, fine-tuned', values: [0.324, 0.082], seen: cuadPaper },
]

/** Accuracy, F1 of contradiction, F1 of entailment, mean average precision of evidence. */
export const publishedNda: PublishedScores[] = [
	{ system: 'DeBERTa-v2-xlarge with CUAD, fine-tuned', values: [0.892, 0.405, 0.859, 0.936], seen: nliPaper },
	{ system: 'Language model of 4B, fine-tuned', values: [0.881, null, null, null], seen: nliModels },
	{ system: 'BERT-large, fine-tuned', values: [0.875, 0.357, 0.834, 0.922], seen: nliPaper },
	{ system: 'BERT-base, fine-tuned', values: [0.838, 0.287, 0.765, 0.885], seen: nliPaper },
	{ system: 'Claude Opus 4.8', values: [0.827, null, null, null], seen: nliModels },
	{ system: 'Claude Sonnet 5', values: [0.821, null, null, null], seen: nliModels },
	{ system: 'Support vector machine over documents', values: [0.733, 0.197, 0.641, null], seen: nliPaper },
	{
		system: 'GPT-5.4 mini',
		values: [0.7, 0.528, null, null],
		seen: 'ItoShimeji/contract-nli-rag-poc; 340 decisions, its F1 pooled over hypotheses',
	},
	{ system: 'Qwen3-4B, zero-shot', values: [0.68, null, null, null], seen: nliModels },
	{ system: 'Most frequent answer', values: [0.674, 0.083, 0.428, null], seen: nliPaper },
]

/** Micro and macro F1 with the sentences that are fair, as LexGLUE counts. */
export const publishedUnfairTerms: PublishedScores[] = [
	{ system: 'Legal-BERT, fine-tuned', values: [0.96, 0.83], seen: 'README of coastalcph/lex-glue' },
	{ system: 'Support vector machine', values: [0.947, 0.75], seen: 'README of coastalcph/lex-glue' },
	{ system: 'GPT-3.5, zero-shot', values: [0.414, 0.222], seen: 'README of zeroshot_lexglue' },
]
