import { useState, type ChangeEvent } from 'react'
import { shownSize } from '#app/domain/documents/file-size.ts'
import { FileUp } from '#app/ui/icons.tsx'

/** A chosen file, as the page lists it before it is sent. */
export interface ChosenFile {
	name: string
	size: number
}

/**
 * A box to drop files on, or to click. The browser's own field fills it, so both work without JavaScript; with it, the
 * chosen files are listed.
 */
export function FilesDrop({
	files,
	limits,
	onChoose,
}: {
	files: readonly ChosenFile[]
	limits: { files: number; fileBytes: number; zipBytes: number }
	onChoose(files: ChosenFile[]): void
}) {
	const [over, setOver] = useState(false)

	function choose(event: ChangeEvent<HTMLInputElement>) {
		onChoose([...(event.currentTarget.files ?? [])].map(({ name, size }) => ({ name, size })))
		setOver(false)
	}

	return (
		<div>
			<div
				className={
					'relative rounded-xl border-2 border-dashed text-left transition-colors focus-within:ring-2 focus-within:ring-focus ' +
					`hover:border-accent ${over ? 'border-accent bg-raised' : 'border-control'}`
				}
			>
				{/* The field fills the box; the browser's own text is in its first line, above ours. */}
				<input
					id="batch-files"
					name="file"
					type="file"
					multiple
					accept=".pdf,.docx,.zip,application/pdf,application/zip,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
					aria-describedby="batch-hint"
					onChange={choose}
					onDragEnter={() => setOver(true)}
					onDragLeave={() => setOver(false)}
					onDrop={() => setOver(false)}
					className={
						'absolute inset-0 h-full w-full cursor-pointer px-5 pt-5 text-sm text-muted outline-none file:mr-3 file:min-h-11 ' +
						'file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-control file:bg-surface file:px-4 ' +
						'file:font-semibold file:text-ink'
					}
				/>
				<div className="pointer-events-none relative px-5 pt-20 pb-5">
					<FileUp aria-hidden className="absolute top-5 right-5 size-8 text-accent" />
					<label htmlFor="batch-files" className="block font-medium">
						Drop your files here, or click to choose
					</label>
					<p id="batch-hint" className="text-sm text-muted">
						Up to {limits.files} files. PDF or DOCX up to {Math.round(limits.fileBytes / 2 ** 20)} MB each, ZIP up to{' '}
						{Math.round(limits.zipBytes / 2 ** 20)} MB.
					</p>
				</div>
			</div>
			<ul aria-live="polite" aria-label="Chosen files" className="mt-3 grid gap-1 text-sm empty:hidden">
				{files.map(({ name, size }, index) => (
					<li key={`${index} ${name}`} className="flex justify-between gap-4">
						<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
						<span className="shrink-0 text-muted">{shownSize(size)}</span>
					</li>
				))}
			</ul>
		</div>
	)
}
