import { useEffect } from 'react'

/** With scripts, n or j goes to the next finding and p or k to the one before. Silent while somebody types. */
export function FindingKeys() {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const step = event.key === 'n' || event.key === 'j' ? 1 : event.key === 'p' || event.key === 'k' ? -1 : 0
			const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]')
			if (step === 0 || typing || event.ctrlKey || event.metaKey || event.altKey) return
			const findings = [...document.querySelectorAll<HTMLElement>('article[id^="finding-"]')]
			const here = findings.findIndex((finding) => finding.contains(document.activeElement))
			const next = here === -1 ? (step === 1 ? 0 : findings.length - 1) : here + step
			findings[next]?.focus()
		}
		document.addEventListener('keydown', onKeyDown)
		return () => document.removeEventListener('keydown', onKeyDown)
	}, [])

	return (
		<p className="hidden text-sm text-muted pointer-fine:block print:hidden">
			Keys: <kbd className="rounded border border-line px-1">n</kbd> next red flag, <kbd className="rounded border border-line px-1">p</kbd>{' '}
			the one before.
		</p>
	)
}
