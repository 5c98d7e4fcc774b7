import './functions/auth';
import './functions/sendEmail';
