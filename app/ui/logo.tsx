/** The mark: a line of fine print under a reading lens, and the name. */
export function Logo() {
	return (
		<span className="inline-flex items-center gap-2 font-serif text-xl font-semibold tracking-tight text-ink">
			<svg viewBox="0 0 32 32" className="size-7" aria-hidden>
				<rect x="4" y="3" width="20" height="26" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
				<path d="M9 10h10M9 15h5M9 20h4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
				<circle cx="20" cy="19" r="6" fill="var(--color-surface)" stroke="var(--color-accent)" strokeWidth="2.5" />
				<path d="m24.5 23.5 4 4" stroke="var(--color-accent)" strokeWidth="2.5" strokeLinecap="round" />
			</svg>
			Fineprint
		</span>
	)
}
