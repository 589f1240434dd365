type Tone = 'high' | 'medium' | 'low' | 'good' | 'neutral' | 'info'

const tones: Record<Tone, string> = {
	high: 'bg-high-soft text-high',
	medium: 'bg-medium-soft text-medium',
	low: 'bg-low-soft text-low',
	good: 'bg-good-soft text-good',
	neutral: 'bg-raised text-muted',
	info: 'bg-accent-soft text-accent',
}

/** A word or two that classify something. Never by color alone: the words say it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: React.ReactNode }) {
	return (
		<span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}>
			{children}
		</span>
	)
}
