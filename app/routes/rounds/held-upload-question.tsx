import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TriangleAlert } from '#app/ui/icons.tsx'

/** A file that waits for a confirmation. */
export interface HeldFile {
	id: string
	fileName: string
}

/** Asks whether an upload is the file that came back, when it looks like another document. */
export function ConfirmUpload({ file: { id, fileName } }: { file: HeldFile }) {
	return (
		<section aria-labelledby="confirm-upload" className="rounded-xl border-2 border-medium bg-surface p-5 sm:p-6">
			<h2 id="confirm-upload" className="flex items-center gap-2 text-lg font-semibold text-ink">
				<TriangleAlert aria-hidden className="shrink-0 text-medium" />
				Is this the right file?
			</h2>
			<p className="mt-1 break-words text-ink">
				{`“${fileName}” shares almost no text with the file you sent, so it has not been added yet and no check was used.`}
			</p>
			<Form method="post" className="mt-4 flex flex-wrap gap-2">
				<input type="hidden" name="held" value={id} />
				<Button name="is" value="returned" variant="secondary">
					It is the returned file
				</Button>
				<Button name="is" value="another" variant="secondary">
					It is another document
				</Button>
			</Form>
		</section>
	)
}
