import { day, hour, inSeconds, kilobyte, megabyte, second } from '#app/units.ts'

/** The most bytes of a mail: 25 MB of attachments, as their encoding makes them larger by a third. */
export const mostMailBytes = 35 * megabyte

/** The most bytes of a mail's head. */
export const mostHeadBytes = 64 * kilobyte

/** Each is a question to DNS and a computation over the whole mail. */
export const mostSignatures = 5

/** The most documents of one mail. */
export const mostAttachments = 10

/** How deep parts of a mail may be in each other, and how deep mails may be forwarded in mails. */
export const deepest = { parts: 20, mails: 3 }

/** Lines that may begin a part: millions of them would fill the reader's memory before it has read any. */
export const mostPartLines = 5_000

/** How long opening one mail may take. */
export const openingTimeout = 20 * second

/** Mails from one network address: large providers send for very many people from each of theirs. */
export const mailsPerNetwork = { name: 'inbound-network', points: 600, seconds: inSeconds(hour) }

/** Mails of one sender. */
export const mailsPerSender = { name: 'inbound-sender', points: 60, seconds: inSeconds(hour) }

/** All answers that one sender gets. A loop ends here, whatever started it. */
export const repliesPerSender = { name: 'inbound-reply', points: 30, seconds: inSeconds(hour) }

/** Answers to a member that nothing was checked. */
export const refusalsPerSender = { name: 'inbound-refusal', points: 6, seconds: inSeconds(hour) }

/** Somebody who may not use an address is told once a day. */
export const repliesPerStranger = { name: 'inbound-stranger', points: 1, seconds: inSeconds(day) }
