import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import type { ClauseScores } from './clauses/train-clauses.ts'
import type { HeldBackScores } from './points/held-back.ts'
import type { PointScores } from './points/point-scores.ts'
import type { WorthScores } from './points/train-worth.ts'

/** What the model card says: the file, and how the models did on data they had not learned from. */
export interface ModelCard {
	checksum: string
	bytes: number
	clauses: ClauseScores
	nda: Record<string, number>
	unfairTerms: Record<string, number>
	/** The model of points, which is a file of its own. */
	points: { checksum: string; bytes: number; scores: PointScores; worth: WorthScores; heldBack: HeldBackScores }
}

/** Writes what was trained anew into docs/model-card.json for programs and docs/model-card.md for people. */
export function writeModelCard(trained: Partial<ModelCard>): void {
	const card = { ...(JSON.parse(readFileSync(join(projectRoot, 'docs/model-card.json'), 'utf8')) as ModelCard), ...trained }
	writeFileSync(join(projectRoot, 'docs/model-card.json'), `${JSON.stringify(rounded(card), null, '\t')}\n`)
	writeFileSync(join(projectRoot, 'docs/model-card.md'), cardText(card))
}

/** The model card as Markdown. */
export function cardText({ checksum, bytes, clauses, nda, unfairTerms, points }: ModelCard): string {
	const { presence, contracteval, spans } = clauses
	return `# Model card: the trained part of the review engine

Written by \`npm run train\`; do not edit by hand.

File: \`models/review-model.bin.gz\`, ${bytes.toLocaleString('en-US')} bytes, SHA-256 \`${checksum}\`; \`models/point-model.bin.gz\`, ${points.bytes.toLocaleString('en-US')} bytes, SHA-256 \`${points.checksum}\`. The program checks the sums before it uses the files.

## What it does

| part | question | learned from |
| --- | --- | --- |
| clause classifier | which passages of a contract belong to the 41 CUAD categories | CUAD, official training split, 408 contracts |
| NDA questions | which of ContractNLI's 17 statements an NDA entails, contradicts or leaves open, and where | ContractNLI, training and development split |
| unfair terms | which sentences of terms of service are unfair to a consumer, by the eight UNFAIR-ToS types | 46 English terms of service |
| points | which sentences a lawyer would raise before signing, for which side, and what they are about | points marked for both sides of contracts of CUAD, ContractNLI, CLAUDETTE, SEC filings and our own writing (\`bench/points/\`) |

Linear models over words, word classes, headings, cue patterns and neighbouring sentences; trees over their scores; thresholds chosen by cross-validation. Inference is plain TypeScript, without network, native code or randomness. Labels that founders need and CUAD lacks (vesting, SAFE terms, personal guarantee and others) are told by rules in \`app/domain/review/clauses/founder-labels.ts\`, not by this model.

## How good it is

Five-fold cross-validation on the training data; contracts are never split between folds, and thresholds are chosen on the other folds. The official test splits were not used.

| measure | value |
| --- | --- |
| CUAD, category present in contract: micro F1 / macro F1 | ${three(presence.micro_f1)} / ${three(presence.macro_f1)} |
| CUAD, precision / recall of presence | ${three(presence.precision)} / ${three(presence.recall)} |
| ContractEval F1 / F2, at mean Jaccard | ${three(contracteval.f1)} / ${three(contracteval.f2)}, at ${three(contracteval.jaccard)} |
| ContractEval, present but nothing given | ${three(contracteval.false_none)} |
| CUAD passages: area under precision-recall / precision at 80% recall | ${three(spans.aupr)} / ${three(spans.p_at_80r)} |
${table('ContractNLI', nda)}${table('UNFAIR-ToS', unfairTerms)}| Points: area under the curve | ${three(points.scores.auc)} |
| Points: precision where a tenth / a fifth / two fifths of all marked points are found | ${[0.1, 0.2, 0.4].map((recall) => three(points.scores.precision_at_recall[recall] ?? 0)).join(' / ')} |
| Points: of those of high severity, among the fifteen sentences that score highest | ${three(points.scores.high_in_top_15)} |
| Points: right side / right kind | ${three(points.scores.right_side)} / ${three(points.scores.right_kind)} |
| Points in ${points.heldBack.contracts} contracts by a writer from whom nothing was learned: marked among the ${points.heldBack.shown} shown / shown among the ${points.heldBack.marked} marked / shown or listed | ${three(points.heldBack.precision)} / ${three(points.heldBack.recall)} / ${three(points.heldBack.covered)} |
| Worth of points: area under the curve, of ${points.worth.judged} judged by lawyers / right and wrong among the ${points.worth.sure} that may be findings | ${three(points.worth.auc)} / ${three(points.worth.sure_right)} and ${three(points.worth.sure_wrong)} |

Points were marked by language models that read as lawyers do and knew no rule of the program, each contract once; another reader would mark others, so precision against the marks is a lower bound. Worth is learned from what such readers called ${points.worth.judged} findings about points (right, noise, wrong), each contract read with a model that had not seen it.

The measures are defined in \`scripts/score/\` as in the data sets' own evaluations. These numbers are in-domain: the model learned from contracts of the same collections. Numbers published for general language models are zero-shot and not the same contest.

## Limits

- CUAD's contracts are commercial agreements filed with the SEC, in English, mostly under United States law, from before 2021. Leases, employment papers, SAFEs and policies are other papers: there the labels are a second opinion and the playbook's rules decide.
- Rare categories (price restrictions, most favored nation, source code escrow, unlimited licenses) have a dozen to thirty examples; their scores are the weakest.
- A label is a pointer to a passage, not a judgement of it. No verdict and no finding rests on a label alone.
- Text that OCR read badly is judged as it was read.

## Data and licences

- CUAD (Contract Understanding Atticus Dataset) v1, The Atticus Project, CC BY 4.0.
- ContractNLI, Hitachi America and Stanford NLP, CC BY 4.0.
- Terms of service with unfair clauses, the CLAUDETTE project of the universities of Bologna and Florence, CC BY 4.0.

The model keeps numbers and a vocabulary of single words; no sentence of the data is stored.
`
}

function table(name: string, scores: Record<string, number>): string {
	return Object.entries(scores)
		.map(([measure, value]) => `| ${name}, ${measure.replaceAll('_', ' ')} | ${three(value)} |\n`)
		.join('')
}

function three(value: number): string {
	return value.toFixed(3)
}

function rounded(card: ModelCard): unknown {
	return JSON.parse(
		JSON.stringify(card, (_, value: unknown) =>
			typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e4) / 1e4 : value,
		),
	)
}
