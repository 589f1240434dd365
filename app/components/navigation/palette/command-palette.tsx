import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { ArrowRight, Download, FileSearch, FileText, FileUp, FolderOpen, ScrollText, Search, type IconComponent } from '#app/ui/icons.tsx'
import type { SidebarGroup } from '#app/ui/layout/sidebar.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'
import { useFoundDocuments } from './use-found-documents.ts'

interface Option {
	key: string
	label: string
	note?: string
	to: string
	icon: IconComponent
	/** Whether it is a file, which is downloaded instead of shown. */
	file?: true
}

interface CommandPaletteProps {
	groups: SidebarGroup[]
	/** What is searched for. */
	text: string
	onText: (text: string) => void
	onClose: () => void
}

/**
 * The documents and pages that somebody can go to from the keyboard: a combobox over a list, in the pattern of the ARIA
 * practices. The arrow keys move, Enter goes there, Escape closes. What can be done with the best document stands below
 * the documents; the right arrow shows it of the chosen one.
 */
export default function CommandPalette({ groups, text, onText, onClose }: CommandPaletteProps) {
	const [chosen, setChosen] = useState(0)
	const [subject, setSubject] = useState<string | null>(null)
	const found = useFoundDocuments(text)
	const navigate = useNavigate()
	const input = useRef<HTMLInputElement>(null)
	const id = useId()
	// After the dialog has opened, which focuses its first button.
	useEffect(() => input.current?.focus(), [])

	const about = found.documents.find(({ document_id }) => document_id === subject) ?? found.documents[0]
	const sections = [
		{ name: text.trim() ? 'Documents' : 'Recent documents', options: documentOptions(found.documents, text) },
		{ name: `With “${about?.name}”`, options: about ? actionsOn(about) : [] },
		{ name: 'Go to', options: commandsOf(groups).filter(({ label }) => matches(label, text)) },
	].filter(({ options }) => options.length > 0)
	const options = sections.flatMap((section) => section.options)
	const at = Math.min(chosen, options.length - 1)
	const optionId = (index: number) => `${id}-option-${index}`

	function go({ to, file }: Option) {
		onClose()
		if (file) window.location.assign(to)
		else void navigate(to)
	}

	function onKeyDown(event: KeyboardEvent) {
		const last = options.length - 1
		const moves: Record<string, number> = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }
		const next = moves[event.key]
		if (next !== undefined && options.length > 0) {
			event.preventDefault()
			setChosen(next)
			document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
		}
		const option = options[at]
		const atEnd = input.current?.selectionStart === text.length
		if (event.key === 'ArrowRight' && atEnd && found.documents.some(({ document_id }) => document_id === option?.key)) {
			event.preventDefault()
			setSubject(option!.key)
			setChosen(sections[0]!.options.length)
		}
		// Enter that ends the writing of a character chooses nothing.
		if (event.key === 'Enter' && option && !event.nativeEvent.isComposing) {
			event.preventDefault()
			go(option)
		}
	}

	return (
		<Dialog title="Search and go" open onClose={onClose}>
			<input
				ref={input}
				type="text"
				role="combobox"
				aria-label="Search documents and pages"
				aria-expanded={options.length > 0}
				aria-controls={`${id}-list`}
				aria-activedescendant={options.length > 0 ? optionId(at) : undefined}
				aria-autocomplete="list"
				autoComplete="off"
				spellCheck={false}
				value={text}
				maxLength={200}
				placeholder="Name, party or words of a document"
				onChange={(event) => {
					onText(event.target.value)
					setChosen(0)
					setSubject(null)
				}}
				onKeyDown={onKeyDown}
				className={inputLook}
			/>
			<p role="status" className="sr-only">
				{found.state === 'waiting' ? '' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
			</p>
			{found.state === 'failed' ? <p className="mt-3 text-sm text-high">Documents could not be searched. Check your connection.</p> : null}
			{found.corrected ? (
				<p className="mt-3 text-sm text-muted">{`No document has “${text.trim()}”. These have “${found.corrected}”.`}</p>
			) : null}
			<div role="listbox" id={`${id}-list`} aria-label="Documents and pages" className="mt-3 max-h-[55dvh] overflow-y-auto">
				{sections.map((section) => (
					<div key={section.name} role="group" aria-label={section.name} className="mb-2">
						<p aria-hidden className="px-3 py-1.5 text-sm font-medium text-muted">
							{section.name}
						</p>
						{section.options.map((option) => {
							const index = options.indexOf(option)
							return (
								// The combobox keeps the focus and hears the keys (aria-activedescendant); the pointer is for this row.
								// eslint-disable-next-line jsx-a11y/click-events-have-key-events
								<div
									key={option.key}
									id={optionId(index)}
									role="option"
									tabIndex={-1}
									aria-selected={index === at}
									onClick={() => go(option)}
									onPointerMove={() => setChosen(index)}
									className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 aria-selected:bg-accent-soft"
								>
									<option.icon aria-hidden size={18} className="shrink-0 text-muted" />
									<span className="min-w-0 flex-1 truncate">{option.label}</span>
									{option.note ? <span className="shrink-0 text-sm text-muted">{option.note}</span> : null}
								</div>
							)
						})}
					</div>
				))}
			</div>
		</Dialog>
	)
}

function documentOptions(documents: ReturnType<typeof useFoundDocuments>['documents'], text: string): Option[] {
	const found = documents.map(({ document_id, name, document_type }) => ({
		key: document_id,
		label: name,
		note: document_type ?? undefined,
		to: `/document-vault/${document_id}`,
		icon: FileText,
	}))
	const q = text.trim()
	if (q === '') return found
	return [...found, { key: 'all', label: `All documents with “${q}”`, to: `/document-vault?${new URLSearchParams({ q })}`, icon: Search }]
}

/** What is done most with a document. */
function actionsOn({ document_id: documentId }: { document_id: string }): Option[] {
	return [
		{ key: 'report', label: 'Open the report', to: `/document-vault/${documentId}/report`, icon: ScrollText },
		{ key: 'redline', label: 'Redline', to: `/review/${documentId}`, icon: FileSearch },
		{ key: 'download', label: 'Download the newest version', to: `/api/document/download/${documentId}`, icon: Download, file: true },
	]
}

function commandsOf(groups: SidebarGroup[]): Option[] {
	return [
		{ key: 'upload', label: 'Upload a document', to: '/dashboard#upload', icon: FileUp },
		...groups.flatMap(({ links }) => links.map(({ to, label, icon }) => ({ key: to, label, to, icon }))),
		{ key: 'favorites', label: 'Favorite documents', to: '/document-vault?favorite=1', icon: FolderOpen },
		{ key: 'bin', label: 'Bin', to: '/document-vault/bin', icon: FolderOpen },
		{ key: 'security', label: 'Security settings', to: '/settings/security', icon: ArrowRight },
	]
}

function matches(label: string, text: string): boolean {
	const words = label.toLowerCase().split(/\s+/)
	return text
		.toLowerCase()
		.split(/\s+/)
		.every((typed) => words.some((word) => word.startsWith(typed)))
}
