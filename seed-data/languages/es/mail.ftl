### Emails.

## Emails

mail-subject = { $subject } – Stormsizer
mail-greeting = Hola:
mail-signature = Stormsizer
mail-verification-subject = Confirme su dirección de correo
mail-verification = Hemos recibido una solicitud para crear una cuenta de Stormsizer con esta dirección. Abra este enlace en un plazo de 24 horas e introduzca la contraseña que eligió:
mail-verification-ignore = Si no lo ha solicitado, ignore este correo. No se creará ninguna cuenta.
mail-account-exists-subject = Ya tiene una cuenta
mail-account-exists = Hemos recibido una solicitud para crear una cuenta con esta dirección, pero ya tiene una. Inicie sesión aquí:
mail-account-exists-ignore = Si ha olvidado la contraseña, puede restablecerla allí. Si no lo ha solicitado, ignore este correo.
mail-reset-subject = Restablezca su contraseña
mail-reset = Hemos recibido una solicitud para restablecer su contraseña. Abra este enlace en el plazo de una hora para establecer una nueva:
mail-reset-ignore = Si no lo ha solicitado, ignore este correo. Su contraseña no cambia.
mail-no-account-subject = No hay ninguna cuenta con esta dirección
mail-no-account = Hemos recibido una solicitud para restablecer la contraseña de esta dirección, pero ninguna cuenta la usa. Quizá usó otra dirección. Si no lo ha solicitado, ignore este correo.
mail-new-address-subject = Confirme su nueva dirección de correo
mail-new-address = Hemos recibido una solicitud para usar esta dirección en su cuenta de Stormsizer. Abra este enlace en un plazo de 24 horas e introduzca su contraseña:
mail-new-address-ignore = Si no lo ha solicitado, ignore este correo. No cambiará nada.
mail-address-taken = Hemos recibido una solicitud para usar esta dirección en otra cuenta, pero ya pertenece a una cuenta, así que no cambia nada. Inicie sesión aquí:
mail-address-taken-ignore = Si no lo ha solicitado, ignore este correo.
mail-address-change-subject = Solicitud de cambio de dirección de correo
mail-address-change = Hemos recibido una solicitud para cambiar la dirección de correo de su cuenta a { $email }. El cambio surtirá efecto cuando se abra el enlace enviado a esa dirección.
mail-address-change-ignore = Si no lo ha solicitado, cambie su contraseña ahora. Así se cancela la solicitud.
mail-address-changed-subject = Su dirección de correo ha cambiado
mail-address-changed = La dirección de correo de su cuenta es ahora { $email }. Úsela para iniciar sesión; los correos se enviarán allí. Si no hizo este cambio, contacte de inmediato con un propietario de su organización.
mail-invitation-subject = Invitación a una organización
mail-invitation = { $inviter } le ha invitado a unirse a { $organization } en Stormsizer (rol: { $role }). Abra este enlace en el plazo de una semana para aceptar:
mail-invitation-ignore = Si no conoce al remitente, ignore este correo.
mail-password-changed-subject = Su contraseña ha cambiado
mail-password-changed = La contraseña de su cuenta acaba de cambiar. Si no hizo este cambio, restablezca su contraseña ahora y contacte con un propietario de su organización.
mail-second-factor-changed-subject = La autenticación de dos factores ha cambiado
mail-second-factor-changed = La autenticación de dos factores de su cuenta acaba de activarse o desactivarse. Si no hizo este cambio, restablezca su contraseña ahora y contacte con un propietario de su organización.
mail-report-ready-subject = Su informe está listo
mail-report-ready = El informe de «{ $scenario }» está listo. Inicie sesión y descárguelo aquí:
