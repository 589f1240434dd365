/** The mark: three lines of print, the second one highlighted; and the name. */
export function Logo() {
	return (
		<span className="inline-flex items-center gap-2.5 font-serif text-xl font-semibold tracking-tight text-ink">
			<svg viewBox="0 0 32 32" className="size-8" aria-hidden>
				<rect width="32" height="32" rx="7" fill="var(--color-accent)" />
				<path d="M8 9h16M8 22h9" stroke="var(--color-on-accent)" strokeWidth="2.5" strokeLinecap="round" />
				{/* The highlighter keeps its color in dark mode: it is on the accent, not on the page. */}
				<rect x="6" y="12.5" width="20" height="6" rx="1.5" fill="#ffd84d" />
			</svg>
			Fineprint
		</span>
	)
}
