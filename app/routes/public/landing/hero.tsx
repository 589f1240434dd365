import type { StorageUse } from '#app/domain/documents/storage/storage-use.ts'
import type { ModelOffer } from '#app/domain/review/model/model-offer.ts'
import { UploadForm } from '#app/components/upload/upload-form.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Check, FileSearch } from '#app/ui/icons.tsx'
import { reviewSeconds } from './measured-figures.ts'
import { Specimen } from './specimen.tsx'

const promises = [
	`Results in under a minute: 30 pages took ${reviewSeconds.pdf} seconds in our test`,
	'Every quote checked against your file, letter by letter',
	'Three checks free, no card',
]

/** The promise, the proof and the upload form. On phones the form comes before the proof. */
export function Hero({
	report,
	model,
	industry,
	storage,
}: {
	report: { documentId: string } | null
	model: ModelOffer | null
	/** As `UploadForm` takes it. */
	industry?: string | null
	storage: StorageUse | null
}) {
	return (
		<section
			aria-labelledby="headline"
			className="mx-auto grid max-w-7xl gap-x-14 gap-y-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-24"
		>
			<div className="grid content-start gap-6">
				<h1 id="headline" className="max-w-2xl font-serif text-display font-semibold">
					Founders: Review Your Documents Before Signing
				</h1>
				<p className="max-w-xl text-lg text-muted sm:text-xl sm:leading-8">
					Upload the contract you were sent. Read in plain English what it says, what could hurt you, what is missing and what to ask for.
				</p>
				<ul className="grid gap-2">
					{promises.map((promise) => (
						<li key={promise} className="flex items-start gap-2.5">
							<Check aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
							{promise}
						</li>
					))}
				</ul>
				{report ? (
					<div>
						<ButtonLink to={`/document-vault/${report.documentId}/report`} variant="secondary">
							<FileSearch aria-hidden size={18} /> View AI Review
						</ButtonLink>
					</div>
				) : null}
			</div>
			<div
				id="review"
				className="content-start self-start rounded-2xl border border-line bg-surface p-5 shadow-raised sm:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1"
			>
				<h2 className="mb-4 text-heading font-semibold">Review a document</h2>
				<UploadForm place="landing" model={model} industry={industry} storage={storage} />
			</div>
			<Specimen />
		</section>
	)
}
