import { createHash, randomUUID } from 'node:crypto';
import type { Post } from './request/readPost';

/**
 * Message-IDs contain the hash, so it is short: 40 of SHA-256's 64 digits are
 * enough to tell enquiries apart.
 */
function hashOf(...values: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values));

  return hash.digest('hex').slice(0, 40);
}

interface Identity {
  /** Idempotency key: the posted one, or a new one. */
  key: string;

  /** Part of the mail's Message-ID. */
  mailId: string;

  /** Identifies the enquiry for createDeduplicator. A repeat has the same. */
  id: string;

  /** The `id` of a first post without scripts that has the same values. */
  firstPostId: string;
}

/** Returns the key and the IDs of an enquiry. */
export function identify(
  { key: postedKey, values }: Post,
  isForm: boolean,
): Identity {
  const texts = Object.values(values);
  const key = postedKey ?? randomUUID();
  const mailId = hashOf(key, ...texts);

  // Without scripts, the first post has no key. Until it is sent, its values
  // identify it, so that a double click sends one mail.
  const firstPostId = hashOf(...texts);
  const isFirstPost = isForm && !postedKey;
  const id = isFirstPost ? firstPostId : mailId;

  return { key, mailId, id, firstPostId };
}
