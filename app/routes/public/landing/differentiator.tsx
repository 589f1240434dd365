import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

const rows = [
	{ ask: 'Where does it say that?', chat: 'A paraphrase that may not be in your file', ours: 'A quote, checked letter by letter, that opens at its place' },
	{ ask: 'What is missing?', chat: 'Mostly comments on what is there', ours: 'Clauses this kind of document should have, and has not' },
	{ ask: 'Which side am I on?', chat: 'Whatever you remember to tell it', ours: 'The same clause is judged differently for sender and receiver' },
	{ ask: 'Was everything read?', chat: 'You can’t tell', ours: 'Pages and rules that could not be decided are listed' },
	{ ask: 'Would it say the same tomorrow?', chat: 'No', ours: 'Same file, same engine: the same report, byte for byte' },
]

export function Differentiator() {
	return (
		<Section id="difference" title="Not another chat about your contract" intro="A chat answers what you think of asking. Fineprint works through a founder’s checklist and shows its evidence.">
			<div className="overflow-x-auto rounded-xl border border-line bg-surface" role="region" aria-label="Comparison" tabIndex={0}>
				<table className="w-full min-w-[36rem] text-left">
					<thead>
						<tr className="border-b border-line text-sm text-muted">
							<th scope="col" className="p-4 font-semibold">You want to know</th>
							<th scope="col" className="p-4 font-semibold">A general chat</th>
							<th scope="col" className="p-4 font-semibold text-accent">Fineprint</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.ask} className="border-b border-line last:border-0">
								<th scope="row" className="p-4 align-top font-semibold">{row.ask}</th>
								<td className="p-4 align-top text-muted">{row.chat}</td>
								<td className="p-4 align-top">{row.ours}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<div className="mt-8">
				<ButtonLink to="#review">Run My First Check</ButtonLink>
			</div>
		</Section>
	)
}
