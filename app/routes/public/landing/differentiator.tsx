import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

const rows = [
	{
		ask: 'Where does it say that?',
		chat: 'A paraphrase that may not be in your file',
		ours: 'A quote, checked letter by letter, that opens at its place',
	},
	{ ask: 'What is missing?', chat: 'Mostly comments on what is there', ours: 'Clauses this kind of document should have but does not' },
	{
		ask: 'Which side am I on?',
		chat: 'Whatever you remember to mention',
		ours: 'The same clause is judged differently for sender and receiver',
	},
	{ ask: 'Was everything read?', chat: 'No way to know', ours: 'Pages and rules that could not be decided are listed' },
]

const tomorrow = {
	ask: 'Would it say the same tomorrow?',
	chat: 'Not guaranteed',
	ours: 'Same file, same engine: the same report, byte for byte',
}

/** A language model's additions may differ; the rules' findings may not. */
const tomorrowWithModel = { ...tomorrow, ours: 'Same file, same engine: the rules find the same; what a language model adds is marked' }

const columns = 'sm:grid sm:grid-cols-[1fr_1fr_1.3fr] sm:gap-x-8'

/** Side by side where there is room, stacked on phones; each answer names its product for people who can't see the columns. */
export function Differentiator({ model }: { model: ModelOffer | null }) {
	return (
		<Section
			id="difference"
			title="Not another chat about your contract"
			intro="A chat answers what you think of asking. Fineprint works through a founder’s checklist and shows its evidence."
		>
			<div aria-hidden className={`hidden pb-3 text-sm text-muted ${columns}`}>
				<span>You want to know</span>
				<span>A general chat</span>
				<span className="font-semibold text-accent">Fineprint</span>
			</div>
			<ul className="border-b border-line">
				{[...rows, model ? tomorrowWithModel : tomorrow].map((row) => (
					<li key={row.ask} className={`border-t border-line py-5 ${columns}`}>
						<h3 className="font-semibold">{row.ask}</h3>
						<p className="mt-2 text-muted sm:mt-0">
							<span className="sm:sr-only">A general chat: </span>
							{row.chat}
						</p>
						<p className="mt-2 sm:mt-0">
							<span className="font-semibold text-accent sm:sr-only">Fineprint: </span>
							{row.ours}
						</p>
					</li>
				))}
			</ul>
			<div className="mt-8">
				<ButtonLink to="#review">Run My First Check</ButtonLink>
			</div>
		</Section>
	)
}
