import { FileUp } from '#app/ui/icons.tsx'
import { useState, type ChangeEvent } from 'react'
import { shownSize } from '#app/domain/documents/file-size.ts'

/**
 * A box to drop a file on, or to click. The browser's own file field fills it, so both work without JavaScript, and the
 * field itself shows which file was chosen.
 */
export function FileDrop({ hint, problem, onChoose }: { hint: string; problem: string | null; onChoose(): void }) {
	const [file, setFile] = useState<{ name: string; size: number } | null>(null)
	const [over, setOver] = useState(false)

	function choose(event: ChangeEvent<HTMLInputElement>) {
		const [chosen] = event.currentTarget.files ?? []
		setFile(chosen ? { name: chosen.name, size: chosen.size } : null)
		setOver(false)
		onChoose()
	}

	return (
		<div
			className={
				'relative rounded-xl border-2 border-dashed text-left transition-colors focus-within:ring-2 focus-within:ring-focus ' +
				`hover:border-accent ${over ? 'border-accent bg-raised' : problem ? 'border-high' : 'border-control'}`
			}
		>
			{/* The field fills the box; the browser's own text is in its first line, above ours. */}
			<input
				id="upload-file"
				name="file"
				type="file"
				accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
				aria-describedby="upload-hint upload-chosen"
				aria-invalid={problem ? true : undefined}
				onChange={choose}
				onDragEnter={() => setOver(true)}
				onDragLeave={() => setOver(false)}
				onDrop={() => setOver(false)}
				className={
					'absolute inset-0 h-full w-full cursor-pointer px-5 pt-5 text-sm outline-none file:mr-3 file:min-h-11 ' +
					'file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-control file:bg-surface file:px-4 ' +
					`file:font-semibold file:text-ink ${file ? 'text-transparent' : 'text-muted'}`
				}
			/>
			<div className="pointer-events-none relative px-5 pt-20 pb-5">
				<FileUp aria-hidden className="absolute top-5 right-5 size-8 text-accent" />
				<label htmlFor="upload-file" className="block font-medium">
					Drop your contract here, or click to choose
				</label>
				<p id="upload-hint" className="text-sm text-muted">
					{hint}
				</p>
				<p id="upload-chosen" aria-live="polite" className="mt-2 font-semibold break-words empty:hidden">
					{file ? `${file.name} · ${shownSize(file.size)}` : null}
				</p>
			</div>
		</div>
	)
}
