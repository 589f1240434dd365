import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Several documents from one set of answers. */
export function PacketList({
	packets,
}: {
	packets: readonly { key: string; name: string; description: string; documents: readonly string[] }[]
}) {
	return (
		<section aria-labelledby="packets">
			<h2 id="packets" className="text-heading font-semibold">
				Company packets
			</h2>
			<p className="mb-4 text-muted">Several documents from one set of answers. You can leave out what you don’t need.</p>
			<ul className="grid gap-4 md:grid-cols-2">
				{packets.map(({ key, name, description, documents }) => (
					<li key={key} className="flex flex-col rounded-xl border border-line bg-surface p-5">
						<h3 className="text-lg font-semibold">{name}</h3>
						<p className="mt-1">{description}</p>
						<ul className="mt-3 list-disc pl-5 text-muted">
							{documents.map((document) => (
								<li key={document}>{document}</li>
							))}
						</ul>
						<Form method="post" action={href('/generate')} className="mt-auto pt-4">
							<input type="hidden" name="packet" value={key} />
							<Button name="intent" value="start_packet" variant="secondary" aria-label={`Start ${name}`}>
								Start
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
