import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

/** Environment variables, such as `process.env`. */
export type Environment = NodeJS.Dict<string>;

/** Says which settings are missing or wrong, and what each must be. */
export class SettingsError extends Error {}

/**
 * Reads the variables that `schema` names. An empty variable counts as missing.
 * @throws SettingsError. It names each wrong setting, but not its value: the
 * value of `SMTP_URL` has a password
 */
export function readEnvironment<Settings extends AnyObject>(
  schema: ObjectSchema<Settings>,
  environment: Environment,
) {
  const names = Object.keys(schema.fields);
  const texts = names.map((name) => [name, environment[name] || undefined]);

  try {
    return schema.validateSync(Object.fromEntries(texts), {
      abortEarly: false,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;

    throw new SettingsError(`Wrong settings: ${error.errors.join('; ')}.`);
  }
}
