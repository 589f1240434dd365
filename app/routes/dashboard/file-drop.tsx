import { FileUp } from 'lucide-react'
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
			className={`relative rounded-xl border-2 border-dashed text-center transition-colors focus-within:ring-2 focus-within:ring-focus hover:border-accent ${over ? 'border-accent bg-raised' : problem ? 'border-high' : 'border-line'}`}
		>
			<div className="flex min-h-44 flex-col items-center justify-start gap-1 px-4 pt-6 pb-20">
				<FileUp aria-hidden className="size-8 text-accent" />
				<label htmlFor="upload-file" className="font-medium">
					Drop your contract here, or click to choose
				</label>
				<p id="upload-hint" className="text-sm text-muted">
					{hint}
				</p>
			</div>
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
				className={`absolute inset-0 h-full w-full cursor-pointer px-4 pt-[6.75rem] text-sm outline-none file:mr-3 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-surface file:px-3 file:py-2 file:font-medium file:text-ink ${file ? 'text-transparent' : 'text-muted'}`}
			/>
			<p id="upload-chosen" aria-live="polite" className="pointer-events-none absolute inset-x-4 bottom-3 truncate text-sm font-medium">
				{file ? `${file.name} · ${shownSize(file.size)}` : null}
			</p>
		</div>
	)
}
