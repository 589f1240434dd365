import { measuredPercent, reviewSeconds } from './measured-figures.ts'
import { Section } from './section.tsx'

const { warningsRight, problemsFound, strangers } = measuredPercent

const figures = [
	{
		figure: `${reviewSeconds.pdf} s`,
		what: `for a PDF of 30 pages, ${reviewSeconds.word} s for a Word file, from the end of the upload to the complete report.`,
		source: `Median of our benchmark, ${reviewSeconds.measured}, on two processor cores without a language model. Scans take longer.`,
	},
	{
		figure: `${warningsRight}%`,
		what: `of the warnings were right, and ${problemsFound}% of the problems were found, on contracts held back while we improved the checks.`,
		source: 'Our scorecard: the held-back half of 81 contracts that we wrote and labeled.',
	},
	{
		figure: `${strangers.right}%`,
		what: `of the findings were right on contracts no one had seen; ${strangers.noise}% were noise and ${strangers.wrong}% wrong. So read along.`,
		source: `Our scorecard: ${strangers.findings} findings on ${strangers.contracts} contracts, judged by readers who did not know the checks.`,
	},
]

/** In place of testimonials: what was measured, good and bad, and where it comes from. */
export function Measured() {
	return (
		<Section
			id="measured"
			title="What we measured"
			intro="No testimonials. These figures come from our own tests, including the ones that do not flatter us."
			tinted
		>
			<ul className="grid gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
				{figures.map(({ figure, what, source }) => (
					<li key={figure} className="grid content-start gap-3 lg:px-10 lg:first:pl-0 lg:last:pr-0">
						<p className="font-serif text-5xl font-semibold tracking-tight">{figure}</p>
						<p className="text-lg">{what}</p>
						<p className="text-sm text-muted">{source}</p>
					</li>
				))}
			</ul>
		</Section>
	)
}
