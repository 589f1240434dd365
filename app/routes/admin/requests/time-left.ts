import { businessTimeBetween, remindedBefore, workingTimeWords } from '#app/domain/human-help/business-hours.ts'
import { isOwed, type HelpState } from '#app/domain/human-help/help-state.ts'

/** The working time that is left for an answer, in words; `null` once there is one. */
export function timeLeft(state: HelpState, dueAt: Date | null, now: Date): { left: string | null; tone: 'high' | 'medium' | 'neutral' } {
	if (!dueAt || !isOwed(state)) return { left: null, tone: 'neutral' }
	if (dueAt <= now) return { left: 'Overdue', tone: 'high' }
	const left = businessTimeBetween(now.getTime(), dueAt.getTime())
	return { left: `${workingTimeWords(left)} left`, tone: left <= remindedBefore ? 'medium' : 'neutral' }
}
